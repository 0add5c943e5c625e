/** How long a text may be, in characters with its figures filled in. */
export interface LengthLimit {
  field: RegExp;
  shortest: number;
  longest: number;
  /** What the text is, and why its length matters; follows “This”. */
  reason: string;
}

/** Limits of the fields of pages, and of the strings of the menu. The docstrings of the types of content say the same, and a test compares them. */
const limits: readonly LengthLimit[] = [
  // The company's name is added to it; search results show about 60 characters of both.
  { field: /^title$/, shortest: 1, longest: 45, reason: 'search results need' },
  { field: /^description$/, shortest: 70, longest: 160, reason: 'search results need' },
  // The first section is the hero, on pages that have one. Longer ones take more than three lines on a phone.
  { field: /^sections\[0\]\.title$/, shortest: 1, longest: 50, reason: 'the heading of a page has room for' },
  { field: /(?:^|\.)actions?(?:\[\d+\])?\.label$/, shortest: 1, longest: 25, reason: 'a button has room for' },
  { field: /^menu\./, shortest: 1, longest: 30, reason: 'the menu has room for' },
];

/** The limit of a field of a page or of a string, by its path. */
export const limitOf = (field: string): LengthLimit | undefined => limits.find((limit) => limit.field.test(field));
