/** The parts of the check, in the order of their findings. */
export const parts = [
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

/** Something that is wrong with the published site. */
export interface Finding {
  part: Part;
  /** Where it was seen: an address, or a symbol of the charting provider. */
  at: string;
  /** What is wrong there. */
  found: string;
  /** What to change, and where. */
  fix: string;
}

/** The same fault at several places. */
export interface Grouped extends Finding {
  /** The other places. */
  alsoAt: string[];
}

/** Longer texts come from other servers; what follows says nothing new. */
const longest = 300;

/** On one line without control characters, since some of the text is what other servers have sent. */
const tidy = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').slice(0, longest);

/** One entry for each fault, with all its places, in the order of the parts. */
export function group(findings: readonly Finding[]): Grouped[] {
  const byFault = new Map<string, Grouped>();
  for (const { part, at, found, fix } of findings) {
    const fault = JSON.stringify([part, found, fix]);
    const known = byFault.get(fault) ?? { part, at: tidy(at), alsoAt: [], found: tidy(found), fix };
    byFault.set(fault, known);
    if (![known.at, ...known.alsoAt].includes(tidy(at))) known.alsoAt.push(tidy(at));
  }
  return [...byFault.values()].sort((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part));
}

/** A fault as one line. */
export const lineOf = ({ part, at, alsoAt, found, fix }: Grouped): string =>
  `${part}: ${at}${alsoAt.length > 0 ? ` and ${alsoAt.length} more` : ''}: ${found}. ${fix}`;
