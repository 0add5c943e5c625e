import type { DiagramStrings } from '../../../src/content/diagram-labels';
import type { Locale } from '../../../src/i18n/locales';

/** Interface strings by namespace. */
export type Strings = Record<string, object> & { diagrams: DiagramStrings };

/** What the preview knows from the build. */
export interface PreviewFacts {
  /** The types of all content. */
  sdl: string;
  /** The GraphQL documents of all components and templates. */
  queries: string;
  strings: Record<Locale, Strings>;
  /** The SVG of the drawings in `content/diagrams`, by name. */
  drawings: Record<string, string>;
}
