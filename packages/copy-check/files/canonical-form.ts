import { type Document, stringify } from 'yaml';
import { splitFrontMatter } from '../../../src/content/page/page';
import { type ContentSchema, sectionFields, typeNameOf } from '../../../src/content/schema/schema';
import { joinLines, readYaml } from '../../../src/content/yaml/yaml-source';

/** YAML options. Lines are not folded: each text is one line, so that an edit changes one line in a diff. */
const style = { indent: 2, indentSeq: true, lineWidth: 0, singleQuote: true, defaultKeyType: 'PLAIN' } as const;

/** Whether a value is what the CMS writes for an optional field that is not filled in, such as an empty list. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * Brings a value into canonical form: texts are trimmed and, unless they are Markdown, on one line; keys are in the
 * order of the type's fields, with unknown keys last; empty optional fields are removed.
 */
function canonical(value: unknown, type: string, schema: ContentSchema, isProse = false): unknown {
  if (typeof value === 'string') return isProse ? value.trim() : joinLines(value.trim());
  if (Array.isArray(value)) return value.map((item: unknown) => canonical(item, type, schema, isProse));
  if (typeof value !== 'object' || value === null) return value;
  // The type assertion is right, since objects that are parsed from YAML have strings as keys.
  const group = value as Record<string, unknown>;
  const fields = type === 'Section' ? sectionFields(String(group.kind), schema) : (schema.objects.get(type) ?? []);
  const order = ['kind', ...fields.map(({ name }) => name)].filter((key) => key in group);
  return Object.fromEntries(
    [...new Set([...order, ...Object.keys(group)])].flatMap((key): [string, unknown][] => {
      const field = fields.find(({ name }) => name === key);
      const inner = canonical(
        group[key],
        field ? typeNameOf(field.type) : '',
        schema,
        field?.directives.includes('prose'),
      );
      return field && field.type.kind !== 'NonNullType' && isEmpty(inner) ? [] : [[key, inner]];
    }),
  );
}

/** Serialises a page in canonical form, from its front matter and the Markdown below. */
export function formatPage(frontMatter: unknown, body: string, schema: ContentSchema): string {
  const value = canonical(frontMatter, 'PageFrontMatter', schema);
  return `---\n${stringify(value, style).trim()}\n---\n${body === '' ? '' : `\n${body}\n`}`;
}

/**
 * Rewrites a page's file in canonical form. Does not change a file that cannot be parsed, which the content check
 * reports.
 */
export function canonicalPage(file: string, text: string, schema: ContentSchema): string {
  const { yaml, body } = splitFrontMatter(text);
  if (yaml === undefined) return text;
  const { source, problems } = readYaml(file, yaml);
  return problems.length > 0 ? text : formatPage(source.document.toJS(), body, schema);
}

/** Rewrites a settings file in canonical form. Keeps comments, quotation marks and flow style. */
export function canonicalSettings(file: string, text: string): string {
  const { source, problems } = readYaml(file, text);
  return problems.length > 0 ? text : formatSettings(source.document);
}

/** Serialises the YAML document of a settings file. */
export const formatSettings = (document: Document): string => document.toString(style);
