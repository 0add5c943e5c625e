import { parseResetLink, type ResetLink } from './parse-reset-link';
import { keepInEntry, type KeptLink, moveResetLink, resetLimit } from '../stored/move-reset-link';
import { clear, loadValue, read, resetKey, save } from '../stored/tab-storage';

export type LinkError = 'incomplete' | 'expired' | 'used';

/** The reset link of this page, or why it cannot be used. */
export type CurrentResetLink = ({ error?: undefined } & ResetLink) | { error: LinkError };

/** The storage key under which this tab stores a hash of the last token that has set a password. */
const usedKey = 'usedResetLink';

const numberOf = (token: string): string =>
  String([...token].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) | 0, 0));

const linkInEntry = (): KeptLink | undefined => (window.history.state as { resetLink?: KeptLink } | null)?.resetLink;

/**
 * Returns the stored reset link of this page. It is stored in the history entry and in `sessionStorage`, because a
 * change of language replaces the history entry. If both have the same link, the one in `sessionStorage` is used, whose
 * time left is up to date. If the links differ, the one in the history entry is used: the other may come from another
 * page.
 */
function keptLink(): KeptLink | undefined {
  const inEntry = linkInEntry();
  const inTab = loadValue(resetKey) as KeptLink | undefined;
  const newest = inEntry && inEntry.link !== inTab?.link ? inEntry : inTab;
  const runOut = () => void save(resetKey, { link: '' }, resetLimit);
  return read(resetKey, ['link'], resetLimit, runOut, newest) ?? read(resetKey, ['link'], resetLimit);
}

/**
 * Returns the reset link of this page, or why it cannot be used. Moves a link out of the URL first, and deletes one
 * that cannot be used.
 */
export function currentResetLink(): CurrentResetLink {
  moveResetLink();
  const kept = keptLink();
  if (kept?.link !== linkInEntry()?.link) keepInEntry(kept);
  if (kept?.link === '') return { error: 'expired' };
  const link = kept && parseResetLink(kept.link);
  const used = read(usedKey, ['token'], resetLimit)?.token;
  if (link && numberOf(link.token) !== used) return link;
  forget();
  return { error: used === undefined ? 'incomplete' : 'used' };
}

function forget(): void {
  clear(resetKey);
  keepInEntry(undefined);
}

/** Deletes a reset link that has set a password, and stores that it was used. */
export function spendResetLink({ token }: ResetLink): void {
  save(usedKey, { token: numberOf(token) }, resetLimit);
  forget();
}
