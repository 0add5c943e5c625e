/** The parts of the check, in the order in which findings are printed. */
const parts = [
  'certificate',
  'files',
  'addresses',
  'search engines',
  'link previews',
  'API',
  'terminal',
  'pages',
  'charts and map',
] as const;

export type Part = (typeof parts)[number];

export interface Finding {
  part: Part;
  /** Where the problem was found: a URL, or the symbol of a chart. */
  at: string;
  found: string;
  /** How to fix the problem: what to change, and where. */
  fix: string;
}

export interface Grouped extends Finding {
  /** Further places where the same problem was found. */
  alsoAt: string[];
}

/** Longest text of a finding, in characters. Longer texts come from other servers. */
const longest = 300;

/** Puts a text on one line without control characters, since parts of it may come from other servers. */
const tidy = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').slice(0, longest);

/** Merges findings that differ only in where they were found (`at`), and sorts them in the order of `parts`. */
export function group(findings: readonly Finding[]): Grouped[] {
  const byProblem = new Map<string, Grouped>();
  for (const { part, at, found, fix } of findings) {
    const problem = JSON.stringify([part, found, fix]);
    const known = byProblem.get(problem) ?? { part, at: tidy(at), alsoAt: [], found: tidy(found), fix };
    byProblem.set(problem, known);
    if (![known.at, ...known.alsoAt].includes(tidy(at))) known.alsoAt.push(tidy(at));
  }
  return [...byProblem.values()].sort((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part));
}

/** A problem as one line of text. */
export const lineOf = ({ part, at, alsoAt, found, fix }: Grouped): string =>
  `${part}: ${at}${alsoAt.length > 0 ? ` and ${alsoAt.length} more` : ''}: ${found}. ${fix}`;
