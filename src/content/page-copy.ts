import type { ParsedPage } from './page';
import { fillPlaceholders, mapStrings } from './placeholders';
import { untranslated } from './schema';
import { joinLines, lastKeyOf } from './yaml-source';
import { joinSpaces, typeset } from './typeset';

/** A page's content, with placeholders replaced. All of it is typeset but Markdown, whose words are when it is rendered. */
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

/** Fields whose words a visitor's voice control has to find as they are written. */
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
    const written = fillPlaceholders(text, values);
    if (untranslated.includes(key) || isProse(field)) return written;
    const filled = joinLines(written);
    return spoken.includes(key) || !field.startsWith('sections') ? joinSpaces(filled, locale) : typeset(filled, locale);
  };
  const copy = mapStrings(frontMatter, show) as FrontMatter; // Strings stay strings.
  return { ...copy, draft, body: fillPlaceholders(body, values) };
}

interface PageFields {
  /** The page's content, with the keys of texts instead of their Markdown. */
  fields: Omit<PageCopy, 'sections'> & { sections: unknown };
  /** Markdown by key: `origin` and field. */
  texts: ReadonlyMap<string, string>;
}

/**
 * The fields of a `Page` node, and the Markdown texts in it, each of which becomes a node of its own. `origin` is what they
 * are made from, in words without spaces.
 */
export function pageFields(
  origin: string,
  { body, sections, ...copy }: PageCopy,
  isProse: (field: string) => boolean,
): PageFields {
  const texts = new Map<string, string>();
  const takeOut = (markdown: string, field: string): string => {
    const key = `${origin} ${field}`;
    texts.set(key, markdown);
    return key;
  };
  const withKeys = mapStrings(sections, (text, field) => (isProse(field) ? takeOut(text, field) : text), 'sections');
  return { fields: { ...copy, sections: withKeys, body: body && takeOut(body, 'text') }, texts };
}
