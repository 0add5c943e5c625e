import { load } from 'cheerio';
import { requireHold } from '../../../src/gatsby/interventions/intervention';

export type Document = ReturnType<typeof load>;

/** Parses HTML as if scripts were disabled, so that the content of `<noscript>` is checked too. */
export const parseHtml = (html: string): Document => load(html, { scriptingEnabled: false });

/** A parsed page without Gatsby's scripts, and what they contained. */
export interface Page {
  /** The file name under which the page is published. */
  file: string;
  $: Document;
  /** Gatsby's path of the page; `/404.html` for the not-found page. */
  path: string;
  /** URLs of the scripts that start Gatsby, in order. All pages of a build have the same. */
  scripts: string[];
}

function assigned(code: string, name: string, file: string): string {
  const value = new RegExp(`window\\.${name}=("(?:[^"\\\\]|\\\\.)*"|\\{.*?\\});`, 's').exec(code)?.[1];
  requireHold(value !== undefined, 'deferred hydration', `${file} does not assign window.${name}`);
  return value;
}

/** Parses a page and removes Gatsby's scripts, inline and linked. Throws if one of them is missing. */
export function readGatsbyHtml(file: string, html: string): Page {
  const $ = parseHtml(html);
  const inline = $('script:not([src])').filter((_, element) => /window\.(?:pagePath|___\w+)=/.test($(element).text()));
  const code = inline.text();
  const linked = $('body script[src^="/"]:not([type])');
  const addresses = linked
    .not('[nomodule]')
    .toArray()
    .map((element) => $(element).attr('src')!);
  requireHold(addresses.length > 0, 'deferred hydration', `${file} links no scripts at the end of its body`);
  // The type assertion is right, since Gatsby assigns a string to `window.pagePath`.
  const path = JSON.parse(assigned(code, 'pagePath', file)) as string;
  inline.remove();
  linked.remove();
  return { file, $, path, scripts: [...new Set(addresses)] };
}
