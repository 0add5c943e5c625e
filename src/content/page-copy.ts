import type { ParsedPage } from './page';
import { fillPlaceholders, mapStrings } from './placeholders';
import { untranslated } from './prose-fields';
import { joinSpaces, typeset } from './typeset';

/** A page's content, with placeholders replaced. All of it is typeset but Markdown, whose words are when it is rendered. */
export interface PageCopy {
  title: string;
  description: string;
  /** Whether the page is a draft. */
  draft: boolean;
  /** Indexes of the sections that are drafts. */
  draftSections: number[];
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
  const { draft = false, ...written } = source.document.toJS() as FrontMatter;
  const show = (text: string, field: string): string => {
    const key = field.slice(field.lastIndexOf('.') + 1);
    const filled = fillPlaceholders(text, values);
    if (untranslated.includes(key) || isProse(field)) return filled;
    return spoken.includes(key) || !field.startsWith('sections') ? joinSpaces(filled, locale) : typeset(filled, locale);
  };
  const copy = mapStrings(written, show) as FrontMatter; // Strings stay strings.
  const draftSections = copy.sections.flatMap((section, index) => (section.draft === true ? [index] : []));
  return { ...copy, draft, draftSections, body: fillPlaceholders(body, values) };
}

/** The same without sections that are drafts. */
export const publishedCopy = (copy: PageCopy): PageCopy => ({
  ...copy,
  draftSections: [],
  sections: copy.sections.filter((section) => section.draft !== true),
});
