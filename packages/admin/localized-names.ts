import type { ContentSchema } from '../../src/content/schema';

/** Names of all settings fields that may be one string for all languages. */
export const localizedNames = (schema: ContentSchema): string[] => [
  ...new Set(
    [...schema.objects.values()]
      .flat()
      .filter(({ directives }) => directives.includes('localized'))
      .map(({ name }) => name),
  ),
];
