import { isScalar } from 'yaml';
import { publishedSections } from '../../src/content/drafts';
import type { ParsedPage } from '../../src/content/page';
import type { Problem } from '../../src/content/problem';
import { visitStrings } from '../../src/content/yaml-nodes';

const form = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Ids of a page that are no part of an address, or that stand twice: a link to the second would lead to the first. */
export function checkIds({ source }: ParsedPage): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const { item, index } of publishedSections(source.document))
    visitStrings(item, `sections[${index}]`, (node, field, id) => {
      // The structure check reports empty texts.
      if (!isScalar(node) || !field.endsWith('.id') || id.trim() === '') return;
      const report = (message: string): void => void problems.push(source.problemAt(node, field, message));
      if (!form.test(id)) report(`“${id}” becomes part of an address: use small letters, digits and hyphens.`);
      else if (seen.has(id)) report(`“${id}” stands twice on this page; an address can lead to only one of them.`);
      seen.add(id);
    });
  return problems;
}
