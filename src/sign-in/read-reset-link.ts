import { readText } from '../components/typed-text';

/** The parameters of the link in a recovery mail. */
export interface ResetLink {
  email: string;
  token: string;
}

/*
 * Reads a reset link as mail programs leave it. Each repair undoes one of their known habits, and only where one meaning
 * is left; a link with none or with two is incomplete. Reports of such links:
 * https://github.com/JWManagement/JWManagement/issues/337 https://github.com/forthecraft/drf-auth-kit/issues/34
 * https://github.com/wekan/wekan/issues/1062 https://github.com/metabrainz/metabrainz.org/pull/625
 */

/** Decodes the character references of HTML, as in a link copied from the source of a mail: `&amp;`, `&#38;`, `&#x3D;`. */
const decodeReferences = (text: string): string =>
  text
    .replace(/&(?:amp;)+/gi, '&')
    .replace(/&#(x?)([\da-f]{1,4});/gi, (_, hex: string, code: string) =>
      String.fromCharCode(parseInt(code, hex ? 16 : 10)),
    );

/** A plus stays a plus: mail programs may not encode it. Undefined if the text was cut within an encoded character. */
function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Decodes a value as often as it was encoded: neither addresses nor tokens contain escapes. */
function decodeFully(text: string): string | undefined {
  const decoded = decodePercent(text);
  return decoded === undefined || decoded === text ? decoded : decodeFully(decoded);
}

/** A line break in the middle, with the `=` that quoted-printable puts before it. */
const lineBreak = /=?[ \t]*(?:\r\n?|\n)[ \t]*/g;

/** What mails put around a link, behind it, or before its underscores. */
const wrapping = /^[\s<("'[{“‘«*]+|[\s)'\]}’*.,;:!?]*(?:[<>"”»].*)?$|\\/gs;

/** A value without what mail programs added. Undefined if it was shortened, or if a space in it may stand for a plus. */
function unwrap(value: string): string | undefined {
  const text = readText((decodeFully(value) ?? '…').replace(lineBreak, ''));
  if (/(?:\.\.|…)\W*$/.test(text)) return undefined;
  const bare = text.replace(wrapping, '');
  return bare && !/\s/.test(bare) ? bare : undefined;
}

/** Decodes quoted-printable, where `=3D` is an equals sign and any other `=` the end of a line, in front of a value. */
const unquote = (value: string): string =>
  value
    .slice(2)
    .replace(/=(?!3D|40)/g, '')
    .replace(/=3D/g, '=')
    .replace('=40', '@');

const only = (values: (string | undefined)[]): string | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

/**
 * Only in the local part may an equals sign be part of an address; elsewhere it ended a line. Mail programs that turn each
 * address into a link put `mailto:` in front of it, or leave it as `address[mailto:address]` or `[address](mailto:address)`.
 */
function addressOf(text = ''): string | undefined {
  const linked = /^([^@]+@[^@[\]()]+)\]?[[(]mailto:(?:\/\/)?(.*)$/is.exec(text);
  if (linked) return only([addressOf(linked[1]), addressOf(linked[2])]);
  const [, local, domain] = /^(?:mailto:(?:\/\/)?)?([^@]+@)([^@&?#;/]+)$/i.exec(text) ?? [];
  return domain && local + domain.replaceAll('=', '');
}

/** Equals signs end a token in base64, which fills up to four characters; within one they ended a line. */
function tokenOf(text = ''): string | undefined {
  const token = text.replace(/(?<=\w)=(?=\w)/g, '');
  return token.endsWith('=') && token.length % 4 > 0 ? undefined : token;
}

/** The link in a query and fragment, `?…#…`. Undefined if it is incomplete or may mean two things. */
export function readResetLink(suffix: string): ResetLink | undefined {
  const values: Record<string, string[]> = { email: [], token: [] };
  for (const piece of decodeReferences(suffix).split(/[?#&;]/)) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(piece) ?? [];
    values[readText(decodeFully(name) ?? '').toLowerCase()]?.push(value);
  }
  const { email = [], token = [] } = values;
  if (email.length === 0 || token.length === 0) {
    // All of it may have been encoded once more; never if it makes sense as it is: an address may contain an encoded `&`.
    const decoded = decodePercent(suffix) ?? suffix;
    return decoded === suffix ? undefined : readResetLink(decoded);
  }
  const all = [...email, ...token];
  const isQuoted = all.every((value) => value.startsWith('3D'));
  // Of one value alone, it may be how a token begins, or what is left of an equals sign.
  if (!isQuoted && all.some((value) => value.startsWith('3D'))) return undefined;
  const read = (value: string) => unwrap(isQuoted ? unquote(value) : value);
  const link = {
    email: only(email.map((value) => addressOf(read(value)))),
    token: only(token.map((value) => tokenOf(read(value)))),
  };
  return link.email && link.token ? { email: link.email, token: link.token } : undefined;
}
