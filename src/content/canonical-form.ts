import type { TypeNode } from 'graphql';
import { stringify } from 'yaml';
import { splitFrontMatter } from './front-matter';
import { type ContentSchema, kindToType } from './schema';
import { readYaml } from './yaml-source';

/** A text stands on one line, a paragraph of a long text likewise: an edit is a changed line. The editing interface writes YAML so. */
const style = { indent: 2, indentSeq: true, lineWidth: 0, singleQuote: true, defaultKeyType: 'PLAIN' } as const;

const nameOf = (type: TypeNode): string => (type.kind === 'NamedType' ? type.name.value : nameOf(type.type));

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys of a value and of all within it in the order of their type's fields; keys it does not know stay behind them. */
function ordered(value: unknown, type: string, schema: ContentSchema): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => ordered(item, type, schema));
  if (!isGroup(value)) return value;
  const isSection = type === 'Section';
  const fields = schema.objects.get(isSection ? kindToType(String(value.kind)) : type) ?? [];
  const types = new Map(fields.map((field) => [field.name, nameOf(field.type)]));
  const rank = (key: string): number => {
    const index = [...(isSection ? ['kind'] : []), ...types.keys()].indexOf(key);
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

/** A page's file in the one form that all have. What cannot be read stays as it is, for the content check to tell. */
export function canonicalPage(file: string, text: string, schema: ContentSchema): string {
  const { yaml, body } = splitFrontMatter(text);
  if (yaml === undefined) return text;
  const { source, problems } = readYaml(file, yaml);
  if (problems.length > 0) return text;
  const value = ordered(trimmed(source.document.toJS()), 'PageFrontMatter', schema);
  return `---\n${stringify(value, style).trim()}\n---\n${body === '' ? '' : `\n${body}\n`}`;
}

/** A settings file in its one form: comments, quotation marks and lists on one line stay. */
export function canonicalSettings(file: string, text: string): string {
  const { source, problems } = readYaml(file, text);
  return problems.length > 0
    ? text
    : source.document.toString({ indent: 2, indentSeq: true, lineWidth: 0, singleQuote: true });
}
