const suffix = 'Section';

/** The GraphQL type of a section kind: `CallToActionSection` for `kind: call-to-action`. */
export const kindToType = (kind: string): string =>
  kind.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase()) + suffix;

export const typeToKind = (type: string): string =>
  type
    .slice(0, -suffix.length)
    .replace(/(?!^)([A-Z])/g, '-$1')
    .toLowerCase();

export const isSectionType = (type: string): boolean => type.endsWith(suffix);
