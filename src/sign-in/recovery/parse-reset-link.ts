import { readText } from '../../text-input/typed-text';

export interface ResetLink {
  email: string;
  token: string;
}

/*
 * Reads a reset link although mail programs may have changed it. Each repair undoes one known change, and only if the
 * result is unambiguous. Reports of such changes: https://github.com/JWManagement/JWManagement/issues/337
 * https://github.com/forthecraft/drf-auth-kit/issues/34 https://github.com/wekan/wekan/issues/1062
 * https://github.com/metabrainz/metabrainz.org/pull/625
 */

/**
 * Decodes numeric HTML character references, as in a link copied from the source of a mail: `&#38;`, `&#x3D;`. `&amp;`
 * need not be decoded, since a semicolon separates parameters too.
 */
const decodeReferences = (text: string): string =>
  text.replace(/&#(x?)([\da-f]{1,4});/gi, (_, hex: string, code: string) =>
    String.fromCharCode(parseInt(code, hex ? 16 : 10)),
  );

/**
 * Decodes percent escapes. A plus stays a plus, since mail programs may not encode it. Undefined if the text ends
 * within an escape.
 */
function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a value that may be percent-encoded several times. E-mail addresses and tokens contain no escapes themselves.
 */
function decodeFully(text: string): string | undefined {
  const decoded = decodePercent(text);
  return decoded === undefined || decoded === text ? decoded : decodeFully(decoded);
}

/** A line break within the link. In quoted-printable mails an `=` precedes it. */
const lineBreak = /=?[ \t]*(?:\r\n?|\n)[ \t]*/g;

/** Characters that mails put before or after a link, and backslashes before its underscores. */
const wrapping = /^[\s<("'[{“‘«*]+|[\s)'\]}’*.,;:!?]*(?:[<>"”»].*)?$|\\/gs;

/**
 * Removes from a value what mail programs have added. Undefined if the value was shortened, or if a space in it may
 * have been a plus.
 */
function unwrap(value: string): string | undefined {
  const text = readText((decodeFully(value) ?? '…').replace(lineBreak, ''));
  if (/(?:\.\.|…)\W*$/.test(text)) return undefined;
  const bare = text.replace(wrapping, '');
  return bare && !/\s/.test(bare) ? bare : undefined;
}

/** Decodes quoted-printable in a value: `=3D` is an equals sign, `=40` an at sign, any other `=` a line break. */
const unquote = (value: string): string =>
  value
    .slice(2)
    .replace(/=(?!3D|40)/g, '')
    .replace(/=3D/g, '=')
    .replace('=40', '@');

const only = (values: (string | undefined)[]): string | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

/**
 * Reads the e-mail address. An equals sign is allowed only before the `@`; elsewhere it is a line break. Mail programs
 * that turn addresses into links add `mailto:`, or write `address[mailto:address]` or `[address](mailto:address)`.
 */
function addressOf(text = ''): string | undefined {
  const linked = /^([^@]+@[^@[\]()]+)\]?[[(]mailto:(?:\/\/)?(.*)$/is.exec(text);
  if (linked) return only([addressOf(linked[1]), addressOf(linked[2])]);
  const [, local, domain] = /^(?:mailto:(?:\/\/)?)?([^@]+@)([^@&?#;/]+)$/i.exec(text) ?? [];
  return domain && local + domain.replaceAll('=', '');
}

/** Reads the token. Equals signs at its end are base64 padding; within it they are line breaks. */
function tokenOf(text = ''): string | undefined {
  const token = text.replace(/(?<=\w)=(?=\w)/g, '');
  return token.endsWith('=') && token.length % 4 > 0 ? undefined : token;
}

/** Reads the reset link in a query and fragment, `?…#…`. Undefined if it is incomplete or ambiguous. */
export function parseResetLink(suffix: string): ResetLink | undefined {
  const values: Record<string, string[]> = { email: [], token: [] };
  for (const piece of decodeReferences(suffix).split(/[?#&;]/)) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(piece) ?? [];
    values[readText(decodeFully(name) ?? '').toLowerCase()]?.push(value);
  }
  const { email = [], token = [] } = values;
  if (email.length === 0 || token.length === 0) {
    // The whole query may be encoded once more. It is decoded only if it has no e-mail address or no token as it is,
    // since an e-mail address may contain an encoded `&`.
    const decoded = decodePercent(suffix) ?? suffix;
    return decoded === suffix ? undefined : parseResetLink(decoded);
  }
  const all = [...email, ...token];
  const isQuoted = all.every((value) => value.startsWith('3D'));
  // In a quoted-printable mail that was not decoded, `email=…` reads `email=3D…`, so all values start with `3D`. If
  // only some do, `3D` may also be the start of a token: the link is ambiguous.
  if (!isQuoted && all.some((value) => value.startsWith('3D'))) return undefined;
  const read = (value: string) => unwrap(isQuoted ? unquote(value) : value);
  const link = {
    email: only(email.map((value) => addressOf(read(value)))),
    token: only(token.map((value) => tokenOf(read(value)))),
  };
  return link.email && link.token ? { email: link.email, token: link.token } : undefined;
}
