import { load } from 'cheerio';
import { deferHydration } from '../../../src/gatsby/interventions/defer-hydration';
import { requireHold } from '../../../src/gatsby/interventions/intervention';

/** The values that Gatsby's inline scripts assign, the same on every page of a build. */
export interface GatsbyRuntime {
  /** Chunk name to the addresses of its files. */
  chunkMapping: Record<string, string[]>;
  /** Addresses of the scripts that start Gatsby, in order. */
  scripts: string[];
}

interface GatsbyPage {
  /** Gatsby's path of the page, which is `/404.html` for the not-found page. */
  pagePath: string;
  runtime: GatsbyRuntime;
}

export type Document = ReturnType<typeof load>;

/** Parses without scripting, so that the content of `<noscript>` is checked too. */
export const parseHtml = (html: string): Document => load(html, { scriptingEnabled: false });

function assigned(code: string, name: string, file: string): string {
  const value = new RegExp(`window\\.${name}=("(?:[^"\\\\]|\\\\.)*"|\\{.*?\\});`, 's').exec(code)?.[1];
  requireHold(value !== undefined, deferHydration.name, `${file} does not assign window.${name}`);
  return value!; // Checked above.
}

/** Gatsby writes the mapping as a JSON string, in which its own loader finds nothing; the loader needs an object. */
function parseChunkMapping(json: string): Record<string, string[]> {
  const value: unknown = JSON.parse(json);
  const mapping = (typeof value === 'string' ? JSON.parse(value) : value) as Record<string, string[]>; // Gatsby's format.
  return Object.fromEntries(Object.entries(mapping).filter(([chunk]) => chunk !== 'polyfill'));
}

/**
 * Removes Gatsby's scripts, inline and linked, from a page and returns what they contain; undefined if the page is not
 * Gatsby's. Throws if a page of Gatsby's lacks one of them.
 */
export function takeGatsbyScripts($: Document, file: string): GatsbyPage | undefined {
  if ($('#___gatsby').length === 0) return undefined;
  const inline = $('script:not([src])').filter((_, element) => /window\.(?:pagePath|___\w+)=/.test($(element).text()));
  const code = inline.text();
  const pagePath = assigned(code, 'pagePath', file);
  const chunkMapping = assigned(code, '___chunkMapping', file);
  const linked = $('body script[src]:not([type])').filter((_, element) => $(element).attr('src')!.startsWith('/'));
  const scripts = linked
    .toArray()
    .filter((element) => $(element).attr('nomodule') === undefined)
    .map((element) => $(element).attr('src')!);
  requireHold(scripts.length > 0, deferHydration.name, `${file} links no scripts at the end of its body`);
  inline.remove();
  linked.remove();
  return {
    pagePath: JSON.parse(pagePath) as string, // Matched as a string literal above.
    runtime: { chunkMapping: parseChunkMapping(chunkMapping), scripts: [...new Set(scripts)] },
  };
}
