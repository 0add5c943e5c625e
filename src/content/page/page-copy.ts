import { isProse, type TypeOf } from '../schema/field-types';
import type { MarkdownField, MarkdownPlace } from '../markdown/markdown';
import { isDraft } from './drafts';
import type { ParsedPage } from './page';
import { fillPlaceholders, mapStrings } from '../placeholders';
import { joinLines, lastKeyOf } from '../yaml/yaml-source';
import { joinSpaces, typeset } from '../markdown/typeset';

/**
 * A page's content. In plain texts, placeholders are replaced and no-break spaces inserted. Markdown texts are as
 * written: their placeholders and spaces are replaced after parsing.
 */
export interface PageCopy {
  title: string;
  description: string;
  draft: boolean;
  sections: Record<string, unknown>[];
  /** The Markdown below the front matter. */
  body: string;
}

type FrontMatter = Pick<PageCopy, 'title' | 'description' | 'sections'>;

/** Fields whose hyphens are kept as written, so that voice control finds their text. */
const spoken = ['label', 'alt'];

/** The content of a page that has passed the content check. */
export function pageCopy(
  { source, body, locale }: ParsedPage,
  values: ReadonlyMap<string, string>,
  typeOf: TypeOf,
): PageCopy {
  // The type assertion relies on the content check, which validates the front matter against the type PageFrontMatter in
  // types.graphql.
  const frontMatter = source.document.toJS() as FrontMatter;
  const show = (text: string, field: string): string => {
    if (typeOf(field) !== 'String') return text;
    const line = joinLines(fillPlaceholders(text, values));
    return spoken.includes(lastKeyOf(field)) || !field.startsWith('sections')
      ? joinSpaces(line, locale)
      : typeset(line, locale);
  };
  // The type assertion is right, since replacing texts does not change the type.
  const copy = mapStrings(frontMatter, show) as FrontMatter;
  return { ...copy, draft: isDraft(source.document), body };
}

interface PageFields {
  /** The page's content, with a `MarkdownPlace` instead of each Markdown text. */
  fields: Omit<PageCopy, 'sections' | 'body'> & { sections: unknown; body?: MarkdownPlace };
  texts: readonly MarkdownField[];
}

/** The fields of a `Page` node, and the page's Markdown texts, each of which becomes a node. */
export function pageFields(file: string, { body, sections, ...copy }: PageCopy, typeOf: TypeOf): PageFields {
  const texts: MarkdownField[] = [];
  const takeOut = (value: string, field: string): MarkdownPlace => {
    texts.push({ file, field, value });
    return { file, field };
  };
  const withPlaces = mapStrings(
    sections,
    (text, field) => (isProse(typeOf(field)) ? takeOut(text, field) : text),
    'sections',
  );
  return { fields: { ...copy, sections: withPlaces, ...(body && { body: takeOut(body, 'text') }) }, texts };
}
