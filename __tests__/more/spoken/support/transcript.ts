import { locales } from '../../../../src/i18n/locales';
import { stringsOf } from '../../../support/strings';
import type { Utterance } from './orca';

/** An action of the visitor, such as a key, and what the screen reader said after it. */
export interface Step {
  action: string;
  said: string[];
}

/** A journey through the site. In its file stand a heading, the actions and, indented below each, what was said. */
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
    else if (line.trim()) transcript.steps.push({ action: line.trim(), said: [] });
  }
  return transcript;
}

export function writeTranscript({ heading, steps }: Transcript): string {
  const blocks = steps.map(({ action, said }) => [action, ...said.map((line) => indent + line)].join('\n'));
  return `${heading.join('\n')}\n\n${blocks.join('\n')}\n`;
}

/** What Orca says about the browser, a loading page, its own modes and what the focus leaves, which the site does not control. */
const notOfTheSite =
  /^(?:.*Mozilla Firefox frame|Finished loading .*|Page has .*|Browse mode|Focus mode|Text unselected|leaving .*|clickable|blank|entire document selected|Loading\..*|Search with .*)\.?$/;

/** What a form announces of a request that takes long, and of a success just before the next page: said or not, depending on speed. */
const fleeting: readonly string[] = locales
  .map((locale) => stringsOf(locale).signIn)
  .flatMap((text) => [text.form.sending, text.successfully]);

/** The leverage on its slider after a key: said or not, depending on whether Orca asks for it before or after React sets it. */
const sliderValue = /^1:\d+\.?$/;

/** Lines as they stand in a transcript: the site's own words, with the language of the voice where it is not `language`. */
export const linesOf = (utterances: readonly Utterance[], language: string): string[] =>
  utterances
    .filter(({ text }) => !notOfTheSite.test(text) && !sliderValue.test(text) && !fleeting.includes(text))
    .map((said) => (said.language && said.language !== language ? `[${said.language}] ${said.text}` : said.text));

/** Words for roles and states, which differ between versions of Orca and Firefox. */
const engineWords =
  /\b(?:visited |unvisited )?(?:link|button|push button|toggle button|entry|password text|combo box|check box|radio button|panel|region|form|landmark|clickable|document web)\b/gi;

/** The text to compare: without roles and punctuation, which differ between engines, and joined over utterances. */
export const comparable = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .replace(engineWords, ' ')
    .replace(/[^\p{L}\p{N}[\]+%€−]+/gu, ' ')
    .toLowerCase()
    .trim();

/**
 * The error of a field that keeps the focus is announced and is the beginning of the field's new description. Firefox sends
 * an event for each, in either order; here the description stands first.
 */
function descriptionFirst(said: readonly string[]): string[] {
  const isAnnouncement = (line: string, index: number): boolean => said[index + 1]?.startsWith(`${line} `) ?? false;
  const at = said.findIndex(isAnnouncement);
  return at < 0 ? [...said] : said.with(at, said[at + 1]!).with(at + 1, said[at]!);
}

/** Steps in which a `wait` belongs to the action before it: what the site says after a delay may come before or in the wait. */
export const withoutWaits = (steps: readonly Step[]): Step[] =>
  steps.flatMap(({ action, said }, index) => {
    if (action === 'wait' && index > 0) return [];
    const next = steps[index + 1];
    return { action, said: descriptionFirst([...said, ...(next?.action === 'wait' ? next.said : [])]) };
  });
