import { locales } from '../../../src/i18n/locales';
import { authStringsOf } from '../../browser/support/auth-form';
import type { Utterance } from './orca';

/** A key or another deed of the visitor, and what was said after it. */
export interface Step {
  deed: string;
  said: string[];
}

/** What somebody hears on a way through the site. Its file reads so: a heading, deeds, and indented what was said. */
export interface Transcript {
  heading: string[];
  steps: Step[];
}

const indent = '    ';

export function readTranscript(text: string): Transcript {
  const transcript: Transcript = { heading: [], steps: [] };
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) transcript.heading.push(line);
    else if (line.startsWith(indent)) transcript.steps.at(-1)?.said.push(line.trim());
    else if (line.trim()) transcript.steps.push({ deed: line.trim(), said: [] });
  }
  return transcript;
}

export function writeTranscript({ heading, steps }: Transcript): string {
  const blocks = steps.map(({ deed, said }) => [deed, ...said.map((line) => indent + line)].join('\n'));
  return `${heading.join('\n')}\n\n${blocks.join('\n')}\n`;
}

/** Orca's words for the browser, for a page that loads, for its modes and for what the focus leaves: not the site's to say. */
const notOfTheSite =
  /^(?:.*Mozilla Firefox frame|Finished loading .*|Page has .*|Browse mode|Focus mode|Text unselected|leaving .*|clickable|blank|entire document selected|Loading\..*|Search with .*)\.?$/;

/** A request that takes long is announced, which on a busy machine one or another is. */
const sending: readonly string[] = locales.map((locale) => authStringsOf(locale).form.sending);

/** Lines as they stand in a transcript: the site's own words, with the language of the voice where it is not `language`. */
export const linesOf = (utterances: readonly Utterance[], language: string): string[] =>
  utterances
    .filter(({ text }) => !notOfTheSite.test(text) && !sending.includes(text))
    .map((said) => (said.language && said.language !== language ? `[${said.language}] ${said.text}` : said.text));

/** Words for roles and states that other versions of Orca and Firefox have others for. */
const engineWords =
  /\b(?:visited |unvisited )?(?:link|button|push button|toggle button|entry|password text|combo box|check box|radio button|panel|region|form|landmark|clickable|document web)\b/gi;

/** Only what counts in a comparison: no roles, no punctuation, no difference between one utterance and two. */
export const heard = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .replace(engineWords, ' ')
    .replace(/[^\p{L}\p{N}[\]+%€−]+/gu, ' ')
    .toLowerCase()
    .trim();

/** Steps in which a `wait` belongs to the deed before it: what the site says after a delay may come before or in the wait. */
export const withoutWaits = (steps: readonly Step[]): Step[] =>
  steps.flatMap(({ deed, said }, index) =>
    deed === 'wait' && index > 0
      ? []
      : { deed, said: [...said, ...(steps[index + 1]?.deed === 'wait' ? steps[index + 1]!.said : [])] },
  );
