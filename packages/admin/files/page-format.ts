import { formatPage } from '../../copy-check/files/canonical-form';
import { splitFrontMatter } from '../../../src/content/page/page';
import type { ContentSchema } from '../../../src/content/schema/schema';
import { readYaml } from '../../../src/content/yaml/yaml-source';
import { withAddresses, withoutAddresses } from './picture-paths';

/** Parses a page's file: its front matter as an object, with the text below as `body`. */
export function readPage(text: string): Record<string, unknown> {
  const { yaml = '', body } = splitFrontMatter(text);
  const { source, problems } = readYaml('page', yaml);
  if (problems[0]) throw new Error(problems[0].message);
  const content = withAddresses(source.document.toJS());
  return { ...(typeof content === 'object' && content), ...(body && { body }) };
}

/**
 * Serialises an edited page in the canonical form of content files. Legal pages have no sections, so their empty list
 * is left out.
 */
export function writePage({ body, ...frontMatter }: Record<string, unknown>, schema: ContentSchema): string {
  return formatPage(
    withoutAddresses({ sections: [], ...frontMatter }),
    typeof body === 'string' ? body.trim() : '',
    schema,
  );
}
