import { decodeEscapes } from './read-address';

/** Matches the parameter names of a reset link (`email`, `token`), also misspelt. */
const resetLinkName = /mail|token|^(?:tok|.?.?oken|t.{1,3}en|ema|em.{1,3}l)/;

/**
 * Whether a part of a query or fragment is a parameter of a reset link, even if a mail program has misspelt or
 * re-encoded it. Ids in fragments, such as `#faq`, are no such parameters.
 */
const isOfResetLink = (part: string): boolean =>
  !/^#[\w-]*$/.test(part) &&
  decodeEscapes(decodeEscapes(decodeEscapes(part)))
    .split(/[&;?#]/)
    .some((piece) => resetLinkName.test(piece.toLowerCase().replace(/=.*|[^a-z=]/gs, '')));

/**
 * Removes the parameters of a reset link from a query and fragment (`?…#…`). If there are any, also removes all other
 * parts that have characters besides ASCII letters, digits, `_`, `-` and `.`, since they may be pieces of a token that
 * a mail program has broken up. Without a reset link, returns the text unchanged.
 */
export function withoutResetLink(suffix: string): string {
  const parts = suffix.split(/(?=[&#])/);
  const others = parts.filter((part) => !isOfResetLink(part));
  if (others.length === parts.length) return suffix;
  return others
    .filter((part) => /^([?&][\w.-]+=[\w.-]*|#[\w-]*)$/.test(part))
    .join('')
    .replace(/^&/, '?');
}
