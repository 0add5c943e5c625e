import type { Headers } from './headers';

/** One block of a `_headers` file. */
export interface HeaderRule {
  /** A path; `*` stands for any characters. */
  path: string;
  /** Headers of earlier matching blocks to remove. */
  without?: readonly string[];
  headers: Headers;
}

/** Paths of the editing interface and its files. */
export const adminPaths = ['/admin', '/admin/*'];

const mostRules = 100;
const longestLine = 2000;

/** The text of a `_headers` file. Throws beyond the hosts' limits: 100 rules, 2,000 characters a line. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, without = [], headers }) => [
    path,
    ...without.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = blocks.flat().find((line) => line.length > longestLine);
  if (long)
    throw new Error(`_headers: a line has ${long.length} characters, hosts read ${longestLine}: ${long.slice(0, 60)}…`);
  if (rules.length > mostRules) throw new Error(`_headers: ${rules.length} rules, hosts read ${mostRules}`);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * Path patterns that cover all published files with a hash in their name and nothing else, from the files themselves.
 */
export function hashedPaths(files: readonly string[]): string[] {
  const named = files.flatMap((file) => {
    const [, name, hash] = /^\/(.+[.-])([0-9a-f]{10,})\.(?:js|css)$/.exec(file) ?? [];
    if (name === undefined || hash === undefined || name.includes('/')) return [];
    if (name.startsWith('component---')) return ['/component---*'];
    return /^[0-9a-f]+-$/.test(name) ? [file] : [`/${name}*`];
  });
  return ['/static/*', ...new Set(named)];
}
