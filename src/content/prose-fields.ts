import { type ContentSchema, typeNameOf } from './schema';

/** Keys whose values are no words, and equal in all languages: structure, links, pictures. */
export const untranslated = ['kind', 'id', 'route', 'src', 'assetClass', 'drawing'];

/**
 * Whether a field of a page is rendered as Markdown, such as `sections[1].items[0].answer`; the schema marks them `@prose`.
 * `text` is the text below the front matter.
 */
export function proseFields({ objects }: ContentSchema): (field: string) => boolean {
  const endings = new Set<string>();
  for (const [type, fields] of objects)
    for (const { name } of fields.filter(({ directives }) => directives.includes('prose')))
      for (const holders of objects.values())
        for (const holder of holders) if (typeNameOf(holder.type) === type) endings.add(`${holder.name}.${name}`);
  return (field) => {
    const lastTwoKeys = field
      .replace(/\[\d+\]/g, '')
      .split('.')
      .slice(-2)
      .join('.');
    return field === 'text' || endings.has(lastTwoKeys);
  };
}
