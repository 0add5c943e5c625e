const suffix = 'Section';

/** Converts a name with hyphens to PascalCase: `call-to-action` to `CallToAction`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The GraphQL type of a section kind: `CallToActionSection` for `kind: call-to-action`. */
export const kindToType = (kind: string): string => pascalCase(kind) + suffix;

export const typeToKind = (type: string): string =>
  type
    .slice(0, -suffix.length)
    .replace(/(?!^)([A-Z])/g, '-$1')
    .toLowerCase();

export const isSectionType = (type: string): boolean => type.endsWith(suffix);
