import type { MarkdownField } from './markdown';
import type { ParsedPage } from './page';
import { fillPlaceholders, mapStrings } from './placeholders';
import { untranslated } from './schema';
import { joinLines, lastKeyOf } from './yaml-source';
import { joinSpaces, typeset } from './typeset';

/** A page's content, with placeholders replaced, and typeset. Only Markdown is as it is written: its words are replaced when it is parsed. */
export interface PageCopy {
  title: string;
  description: string;
  /** Whether the page is a draft. */
  draft: boolean;
  sections: Record<string, unknown>[];
  /** Markdown. */
  body: string;
}

type FrontMatter = Pick<PageCopy, 'title' | 'description' | 'sections'> & { draft?: boolean };

/** Fields that keep their hyphens as written, so that voice control finds them. */
const spoken = ['label', 'alt'];

/** The content of a page that has passed the content check; `isProse` tells which fields are Markdown. */
export function pageCopy(
  { source, body, locale }: ParsedPage,
  values: ReadonlyMap<string, string>,
  isProse: (field: string) => boolean,
): PageCopy {
  // The content check has compared the front matter with the type PageFrontMatter of types.graphql.
  const { draft = false, ...frontMatter } = source.document.toJS() as FrontMatter;
  const show = (text: string, field: string): string => {
    const key = lastKeyOf(field);
    if (isProse(field)) return text;
    const filled = fillPlaceholders(text, values);
    if (untranslated.includes(key)) return filled;
    const line = joinLines(filled);
    return spoken.includes(key) || !field.startsWith('sections') ? joinSpaces(line, locale) : typeset(line, locale);
  };
  const copy = mapStrings(frontMatter, show) as FrontMatter; // Strings stay strings.
  return { ...copy, draft, body };
}

interface PageFields {
  /** The page's content, with the keys of texts instead of their Markdown. */
  fields: Omit<PageCopy, 'sections'> & { sections: unknown };
  /** Its Markdown, by key. */
  texts: ReadonlyMap<string, MarkdownField>;
}

/**
 * The fields of a `Page` node, and the Markdown texts in its file, each of which becomes a node of its own.
 */
export function pageFields(
  file: string,
  { body, sections, ...copy }: PageCopy,
  isProse: (field: string) => boolean,
): PageFields {
  const texts = new Map<string, MarkdownField>();
  const takeOut = (value: string, field: string): string => {
    const key = `${file} ${field}`;
    texts.set(key, { file, field, value });
    return key;
  };
  const withKeys = mapStrings(sections, (text, field) => (isProse(field) ? takeOut(text, field) : text), 'sections');
  return { fields: { ...copy, sections: withKeys, body: body && takeOut(body, 'text') }, texts };
}
