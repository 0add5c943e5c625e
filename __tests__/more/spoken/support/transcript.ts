import { locales } from '../../../../src/i18n/locales';
import { stringsOf } from '../../../support/strings';
import type { Utterance } from './orca';

/** An action of the visitor, such as a key press, and what the screen reader said after it. */
interface Step {
  action: string;
  said: string[];
}

/** A recorded journey through the site. Its file has a heading, the actions and, indented below each, what was said. */
interface Transcript {
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

/**
 * Utterances that the site does not control: about the browser, loading pages, Orca's own modes, and the element that
 * loses the focus.
 */
const notOfTheSite =
  /^(?:.*Mozilla Firefox frame|Finished loading .*|Page has .*|Browse mode|Focus mode|Text unselected|leaving .*|clickable|blank|entire document selected|Loading\..*|Search with .*)\.?$/;

/**
 * Announcements that a request takes long, or that a form was sent, just before the next page opens. Left out of
 * transcripts, because whether Orca says them depends on speed.
 */
const fleeting: readonly string[] = locales
  .map((locale) => stringsOf(locale).signIn)
  .flatMap((text) => [text.form.sending, text.successfully]);

/**
 * The value of the leverage slider, such as “1:10”, which Orca may say after a key press. Left out of transcripts,
 * because it is a matter of speed: Orca reads the value sometimes before and sometimes after React has set it.
 */
const sliderValue = /^1:\d+\.?$/;

/**
 * Formats utterances as lines of a transcript: the site's own words, with the voice's language if it is not `language`.
 */
export const linesOf = (utterances: readonly Utterance[], language: string): string[] =>
  utterances
    .filter(({ text }) => !notOfTheSite.test(text) && !sliderValue.test(text) && !fleeting.includes(text))
    .map((said) => (said.language && said.language !== language ? `[${said.language}] ${said.text}` : said.text));

/** Words for roles and states, which differ between versions of Orca and Firefox. */
const engineWords =
  /\b(?:visited |unvisited )?(?:link|button|push button|toggle button|entry|password text|combo box|check box|radio button|panel|region|form|landmark|clickable|document web)\b/gi;

/** The text to compare: all lines joined, without words for roles and without punctuation. */
export const comparable = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .replace(engineWords, ' ')
    .replace(/[^\p{L}\p{N}[\]+%€−]+/gu, ' ')
    .toLowerCase()
    .trim();

/**
 * Puts the description of a field before its error. If a field that has the focus becomes invalid, Firefox reports two
 * events, in either order: an announcement of the error, and a new description of the field, which begins with the
 * error.
 */
function descriptionFirst(said: readonly string[]): string[] {
  const isAnnouncement = (line: string, index: number): boolean => said[index + 1]?.startsWith(`${line} `) ?? false;
  const at = said.findIndex(isAnnouncement);
  return at < 0 ? [...said] : said.with(at, said[at + 1]!).with(at + 1, said[at]!);
}

/**
 * Leaves out “collapsed” before the name of a button that is collapsed. When Escape closes a menu, Firefox reports two
 * events of its button, the state and the focus, and Orca says the state alone only if that event comes first.
 */
const stateOnce = (said: readonly string[]): string[] =>
  said.filter((line, index) => !/^(?:collapsed|expanded)$/.test(line) || !said[index + 1]?.includes(` ${line}`));

/**
 * Leaves out that the voice had no language for the title of a new page: on a busy machine, Firefox reports the title
 * before the page's language.
 */
const withoutLanguageOfTitle = (action: string, said: readonly string[]): readonly string[] =>
  action.startsWith('open ') ? said.map((line, index) => (index === 0 ? line.replace(/^\[none\] /, '') : line)) : said;

/** Merges each `wait` into the step before it: delayed announcements may come before or during the wait. */
export const withoutWaits = (steps: readonly Step[]): Step[] =>
  steps.flatMap(({ action, said }, index) => {
    if (action === 'wait' && index > 0) return [];
    const next = steps[index + 1];
    const all = [...withoutLanguageOfTitle(action, said), ...(next?.action === 'wait' ? next.said : [])];
    return { action, said: stateOnce(descriptionFirst(all)) };
  });
