import { type Document, stringify } from 'yaml';
import { splitFrontMatter } from '../../src/content/front-matter';
import { type ContentField, type ContentSchema, sectionFields, typeNameOf } from '../../src/content/schema';
import { readYaml } from '../../src/content/yaml-source';

/** YAML options: no folding, so that each text or paragraph is one line, and an edit is one changed line in a diff. */
const style = { indent: 2, indentSeq: true, lineWidth: 0, singleQuote: true, defaultKeyType: 'PLAIN' } as const;

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: Group, type: string, schema: ContentSchema): readonly ContentField[] =>
  type === 'Section' ? sectionFields(String(value.kind), schema) : (schema.objects.get(type) ?? []);

/** Sorts keys, recursively, in the order of the type's fields; unknown keys come last. */
function ordered(value: unknown, type: string, schema: ContentSchema): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => ordered(item, type, schema));
  if (!isGroup(value)) return value;
  const types = new Map(fieldsOf(value, type, schema).map((field) => [field.name, typeNameOf(field.type)]));
  const rank = (key: string): number => {
    const index = [...(type === 'Section' ? ['kind'] : []), ...types.keys()].indexOf(key);
    return index < 0 ? Number.MAX_SAFE_INTEGER : index;
  };
  const keys = Object.keys(value).sort((one, other) => rank(one) - rank(other));
  return Object.fromEntries(keys.map((key) => [key, ordered(value[key], types.get(key) ?? '', schema)]));
}

const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  return isGroup(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]))
    : value;
};

const isWanting = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && !value.length);

/** Removes empty optional fields, which an editing interface leaves in files. */
function withoutEmpty(value: unknown, type: string, schema: ContentSchema): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutEmpty(item, type, schema));
  if (!isGroup(value)) return value;
  const fields = fieldsOf(value, type, schema);
  const kept = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const field = fields.find(({ name }) => name === key);
    const cleaned = field ? withoutEmpty(inner, typeNameOf(field.type), schema) : inner;
    const isEmpty = isWanting(cleaned) || (isGroup(cleaned) && Object.keys(cleaned).length === 0);
    return field && field.type.kind !== 'NonNullType' && isEmpty ? [] : [[key, cleaned]];
  });
  return Object.fromEntries(kept);
}

/** A page in the canonical form, from its front matter and the Markdown below it. */
export function formatPage(frontMatter: unknown, body: string, schema: ContentSchema): string {
  const type = 'PageFrontMatter';
  const value = ordered(withoutEmpty(trimmed(frontMatter), type, schema), type, schema);
  return `---\n${stringify(value, style).trim()}\n---\n${body === '' ? '' : `\n${body}\n`}`;
}

/**
 * Formats a page's file canonically. A file that cannot be parsed is returned unchanged; the content check reports it.
 */
export function canonicalPage(file: string, text: string, schema: ContentSchema): string {
  const { yaml, body } = splitFrontMatter(text);
  if (yaml === undefined) return text;
  const { source, problems } = readYaml(file, yaml);
  if (problems.length > 0) return text;
  return formatPage(source.document.toJS(), body, schema);
}

/** Formats a settings file canonically; comments, quotation marks and flow style are kept. */
export function canonicalSettings(file: string, text: string): string {
  const { source, problems } = readYaml(file, text);
  return problems.length > 0 ? text : formatSettings(source.document);
}

/** Serialises the YAML document of a settings file. */
export const formatSettings = (document: Document): string =>
  document.toString({ indent: 2, indentSeq: true, lineWidth: 0, singleQuote: true });
