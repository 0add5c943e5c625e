import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Decodes UTF-8 and UTF-16. PowerShell's `>` writes UTF-16, and some editors begin a file with a byte order mark
 * (https://github.com/motdotla/dotenv/issues/445).
 */
function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  const isLittleEndian = first === 0xff && second === 0xfe;
  const isBigEndian = first === 0xfe && second === 0xff;
  return new TextDecoder(isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8').decode(bytes);
}

/** Matches a line with a value without quotes in which `#` follows a character other than white space. */
const cutValue = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(?!['"`])[^#\n]*[^#\s]#/m;

/**
 * Parses the text of a `.env` file. Throws if a value without quotes contains `#`, since Node.js would ignore the rest
 * of the line, as in `https://terminal.example/#/{locale}` (https://github.com/motdotla/dotenv/issues/633).
 */
export function parseDotEnv(bytes: Buffer): Record<string, string> {
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  const cut = cutValue.exec(text);
  if (cut) {
    const line = text.slice(0, cut.index).split('\n').length;
    throw new Error(
      `.env:${line}: the value of ${cut[1]} would end before “#”: put it in double quotes, or a space before a comment.`,
    );
  }
  // The type assertion is right, since Node.js parses each value as a string.
  return parseEnv(text) as Record<string, string>;
}

/** Adds the settings in the file `.env`, if there is one, to the environment, which takes precedence. */
export function loadDotEnv(): void {
  // In projects with Python, `.env` may be a folder.
  if (!statSync('.env', { throwIfNoEntry: false })?.isFile()) return;
  for (const [name, value] of Object.entries(parseDotEnv(readFileSync('.env')))) process.env[name] ??= value;
}
