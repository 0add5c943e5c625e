import { perObject } from '../remember';
import { type ContentField, type ContentSchema, sectionFields, sectionKinds, typeNameOf } from './schema';
import { fieldBelow } from '../yaml/yaml-source';

/**
 * The GraphQL type of a page's field, such as `sections[1].items[0].answer`; for a list, the type of its items. The
 * type of `kind` is `SectionKind`. The field `text` is the Markdown below the front matter. Undefined for groups of
 * fields and for unknown fields.
 */
export type TypeOf = (field: string) => string | undefined;

/**
 * Reads the types of all fields of pages from the schema. Throws if two section kinds have a field at the same path with
 * different types: GraphQL allows no query that reads both
 * (https://spec.graphql.org/October2021/#sec-Field-Selection-Merging).
 */
export const fieldTypes = perObject((schema: ContentSchema): TypeOf => {
  const types = new Map([
    ['text', 'MarkdownRemark'],
    ['sections.kind', 'SectionKind'],
  ]);

  function add(fields: readonly ContentField[], path: string): void {
    for (const { name, type } of fields) {
      const [field, typeName] = [fieldBelow(path, name), typeNameOf(type)];
      const inner = schema.objects.get(typeName);
      if (typeName === 'Section') for (const kind of sectionKinds(schema)) add(sectionFields(kind, schema), field);
      else if (inner) add(inner, field);
      else if ((types.get(field) ?? typeName) === typeName) types.set(field, typeName);
      else throw new Error(`${field} is of type ${types.get(field)} in one section kind, ${typeName} in another.`);
    }
  }

  add(schema.objects.get('PageFrontMatter') ?? [], '');
  return (field) => types.get(field.replace(/\[\d+\]/g, ''));
});

/** Whether a field is Markdown. */
export const isProse = (type: string | undefined): boolean => type === 'MarkdownRemark';

/** Whether a field is written in the language of its page. All others are equal in all languages. */
export const isText = (type: string | undefined): boolean => type === 'String' || isProse(type);
