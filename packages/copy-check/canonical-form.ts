import { type Document, stringify } from 'yaml';
import { splitFrontMatter } from '../../src/content/page';
import { type ContentSchema, sectionFields, typeNameOf } from '../../src/content/schema';
import { joinLines, readYaml } from '../../src/content/yaml-source';

/** YAML options: no folding, so that each text or paragraph is one line, and an edit is one changed line in a diff. */
const style = { indent: 2, indentSeq: true, lineWidth: 0, singleQuote: true, defaultKeyType: 'PLAIN' } as const;

/** Whether a value says nothing, as in the optional fields that an editing interface leaves in files. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * A value with its texts trimmed and, but for Markdown, on one line; its keys in the order of the type's fields, unknown
 * ones last, and without optional fields that are empty.
 */
function canonical(value: unknown, type: string, schema: ContentSchema, isProse = false): unknown {
  if (typeof value === 'string') return isProse ? value.trim() : joinLines(value.trim());
  if (Array.isArray(value)) return value.map((item: unknown) => canonical(item, type, schema, isProse));
  if (typeof value !== 'object' || value === null) return value;
  const group = value as Record<string, unknown>; // Of YAML, so its keys are strings.
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

/** A page in the canonical form, from its front matter and the Markdown below it. */
export function formatPage(frontMatter: unknown, body: string, schema: ContentSchema): string {
  const value = canonical(frontMatter, 'PageFrontMatter', schema);
  return `---\n${stringify(value, style).trim()}\n---\n${body === '' ? '' : `\n${body}\n`}`;
}

/**
 * Formats a page's file canonically. A file that cannot be parsed is returned unchanged; the content check reports it.
 */
export function canonicalPage(file: string, text: string, schema: ContentSchema): string {
  const { yaml, body } = splitFrontMatter(text);
  if (yaml === undefined) return text;
  const { source, problems } = readYaml(file, yaml);
  return problems.length > 0 ? text : formatPage(source.document.toJS(), body, schema);
}

/** Formats a settings file canonically; comments, quotation marks and flow style are kept. */
export function canonicalSettings(file: string, text: string): string {
  const { source, problems } = readYaml(file, text);
  return problems.length > 0 ? text : formatSettings(source.document);
}

/** Serialises the YAML document of a settings file. */
export const formatSettings = (document: Document): string => document.toString(style);
