import type { DiagramStrings } from '../../../src/content/strings/diagram-labels';
import type { Locale } from '../../../src/i18n/locales';

export type StringsByNamespace = Record<string, object> & { diagrams: DiagramStrings };

/** The data that the build inserts into the script of the preview, as the constant `previewFacts`. */
export interface PreviewFacts {
  /** The GraphQL types of all content, as SDL. */
  sdl: string;
  /** All GraphQL documents in the site's components and templates. */
  queries: string;
  strings: Record<Locale, StringsByNamespace>;
  /** The SVG source of each diagram, by its name. */
  diagrams: Record<string, string>;
}
