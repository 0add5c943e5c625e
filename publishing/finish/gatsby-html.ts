import { load } from 'cheerio';

/** What Gatsby tells its scripts by inline script, the same in every page of a build. */
export interface GatsbyRuntime {
  compilationHash: string;
  /** Chunk name to the addresses of its files. */
  chunkMapping: Record<string, string[]>;
  /** Addresses of the scripts that start Gatsby, in order. */
  scripts: string[];
}

export interface GatsbyPage {
  /** Gatsby's own name of the page, `/404.html` for the not-found page. */
  pagePath: string;
  runtime: GatsbyRuntime;
}

export type Document = ReturnType<typeof load>;

/** Without scripting the content of `<noscript>` is parsed too, and held to the same rules. */
export const parseHtml = (html: string): Document => load(html, { scriptingEnabled: false });

const assigned = (code: string, name: string): string | undefined =>
  new RegExp(`window\\.${name}=("(?:[^"\\\\]|\\\\.)*"|\\{.*?\\});`, 's').exec(code)?.[1];

/** Gatsby writes the mapping as a string, in which its own loader then finds nothing; an object is what it means. */
function parseChunkMapping(json: string): Record<string, string[]> {
  const value: unknown = JSON.parse(json);
  const mapping = (typeof value === 'string' ? JSON.parse(value) : value) as Record<string, string[]>;
  return Object.fromEntries(Object.entries(mapping).filter(([chunk]) => chunk !== 'polyfill'));
}

/** Takes Gatsby's scripts, inline and linked, out of a page; undefined if it is no page of Gatsby's. */
export function takeGatsbyScripts($: Document): GatsbyPage | undefined {
  const inline = $('script:not([src])').filter((_, element) => /window\.(?:pagePath|___\w+)=/.test($(element).text()));
  const code = inline.text();
  const pagePath = assigned(code, 'pagePath');
  const chunkMapping = assigned(code, '___chunkMapping');
  const compilationHash = assigned(code, '___webpackCompilationHash');
  if (!pagePath || !chunkMapping || !compilationHash) return undefined;
  const linked = $('body script[src]:not([type])').filter((_, element) => $(element).attr('src')!.startsWith('/'));
  const scripts = linked
    .toArray()
    .filter((element) => $(element).attr('nomodule') === undefined)
    .map((element) => $(element).attr('src')!);
  inline.remove();
  linked.remove();
  return {
    pagePath: JSON.parse(pagePath) as string,
    runtime: {
      compilationHash: JSON.parse(compilationHash) as string,
      chunkMapping: parseChunkMapping(chunkMapping),
      scripts: [...new Set(scripts)],
    },
  };
}
