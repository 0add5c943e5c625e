import type { TypeNode } from 'graphql';
import type { ContentSchema } from '../src/content/schema';

const nameOf = (type: TypeNode): string => (type.kind === 'NamedType' ? type.name.value : nameOf(type.type));

/** Tells whether a field of a page is rendered as Markdown, as `sections[1].items[0].answer` is; the schema marks them `@prose`. */
export function proseFields({ objects }: ContentSchema): (field: string) => boolean {
  const endings = new Set<string>();
  for (const [type, fields] of objects)
    for (const { name } of fields.filter(({ directives }) => directives.includes('prose')))
      for (const holders of objects.values())
        for (const holder of holders) if (nameOf(holder.type) === type) endings.add(`${holder.name}.${name}`);
  return (field) =>
    field === 'text' ||
    endings.has(
      field
        .replace(/\[\d+\]/g, '')
        .split('.')
        .slice(-2)
        .join('.'),
    );
}
