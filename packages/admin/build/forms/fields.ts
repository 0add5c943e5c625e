import type { Field } from '@sveltia/cms';
import type { TypeNode } from 'graphql';
import { defaultLocale, locales } from '../../../../src/i18n/locales';
import {
  type ContentField,
  type ContentSchema,
  sectionFields,
  sectionKinds,
  typeNameOf,
} from '../../../../src/content/schema/schema';
import { kindToType } from '../../../../src/section-kind';
import { routeIds, routes } from '../../../../src/routes';
import { labelOf } from '../../form/labels';

const common = (name: string, description: string, isRequired: boolean) => ({
  name,
  label: labelOf(name),
  required: isRequired,
  i18n: true,
  ...(description && { hint: description.replace(/\s+/g, ' ') }),
});

/**
 * Template for the summary of a collapsed list item: the value of its most distinctive field, followed by the item's
 * English name if names are translated.
 */
export const summaryOf = (fields: readonly ContentField[]): { summary?: string } => {
  const isLocalized = ({ directives }: ContentField): boolean => directives.includes('localized');
  const telling = ['title', 'question', 'name', 'label', 'symbol', 'id'].find((name) =>
    fields.some((field) => field.name === name && !isLocalized(field)),
  );
  const named = fields.find((field) => ['name', 'label'].includes(field.name) && isLocalized(field));
  const parts = [telling, named && `${named.name}.${defaultLocale}`].flatMap((path) =>
    path ? `{{fields.${path}}}` : [],
  );
  return parts.length > 0 ? { summary: parts.join(' · ') } : {};
};

/** Fields that are not visible on the page. The form shows them last. */
const technical = ['id', 'draft'];

const wordsFirst = (fields: readonly ContentField[]): ContentField[] => [
  ...fields.filter(({ name }) => !technical.includes(name)),
  ...fields.filter(({ name }) => technical.includes(name)),
];

const enumOptions = (type: string, schema: ContentSchema) =>
  type === 'RouteId'
    ? routeIds.map((id) => ({ label: `/${routes[id].path}`, value: id }))
    : (schema.enums.get(type) ?? []).map((value) => ({ label: labelOf(value), value }));

/**
 * Whether a field needs a text area: it contains Markdown, its docstring says “sentence” or “paragraph”, or its name is
 * `text`, `lead` or `alt`.
 */
const isLong = ({ description, directives, name }: ContentField): boolean =>
  directives.includes('prose') || /sentence|paragraph/i.test(description) || ['text', 'lead', 'alt'].includes(name);

/** The form fields for a type of the GraphQL schema. */
export const fieldsFor = (fields: readonly ContentField[], schema: ContentSchema): Field[] =>
  wordsFirst(fields).map((field) => {
    const own = common(field.name, field.description, field.type.kind === 'NonNullType');
    if (!field.directives.includes('localized')) return fieldFor(field, field.type, own, schema);
    // One field per language, for files that contain all languages.
    const inOne = locales.map((locale) =>
      fieldFor(field, field.type, { ...common(locale, '', true), label: locale.toUpperCase() }, schema),
    );
    return { ...own, widget: 'object', collapsed: true, summary: '{{fields.en}}', fields: inOne };
  });

type Common = ReturnType<typeof common>;

/** The form field for a GraphQL type. `own` are the options that do not depend on the type. */
function fieldFor(field: ContentField, type: TypeNode, own: Common, schema: ContentSchema): Field {
  if (type.kind === 'NonNullType') return fieldFor(field, type.type, own, schema);
  if (type.kind === 'ListType') return listFor(field, type.type, own, schema);
  const name = type.name.value;
  const fields = schema.objects.get(name);
  if (fields)
    return {
      ...own,
      hint: own.hint ?? schema.descriptions.get(name),
      widget: 'object',
      fields: fieldsFor(fields, schema),
    };
  if (schema.enums.has(name)) return { ...own, widget: 'select', options: enumOptions(name, schema) };
  if (name === 'Boolean') return { ...own, widget: 'boolean' };
  if (name === 'Int' || name === 'Float')
    return { ...own, widget: 'number', value_type: name === 'Int' ? 'int' : 'float' };
  if (name === 'PicturePath') return { ...own, widget: 'image', choose_url: false, accept: 'image/png,image/jpeg' };
  return { ...own, widget: isLong(field) ? 'text' : 'string' };
}

function listFor(field: ContentField, item: TypeNode, own: Common, schema: ContentSchema): Field {
  const name = typeNameOf(item);
  const list = { ...own, widget: 'list' as const, collapsed: true };
  if (name === 'Section') return { ...list, typeKey: 'kind', types: sectionTypesFor(schema) };
  const fields = schema.objects.get(name);
  if (fields)
    return {
      ...list,
      hint: own.hint ?? schema.descriptions.get(name),
      ...summaryOf(fields),
      fields: fieldsFor(fields, schema),
    };
  const single = { name: 'item', label: own.label, required: true, i18n: true };
  return { ...list, collapsed: false, field: fieldFor({ ...field, name: 'item' }, item, single, schema) };
}

/** The label of a section kind in the menu of kinds: its name, and the beginning of its docstring. */
function kindLabel(kind: string, schema: ContentSchema): string {
  const [purpose] = (schema.descriptions.get(kindToType(kind)) ?? '').split(/[:,.]/);
  return purpose ? `${labelOf(kind)} – ${purpose}` : labelOf(kind);
}

const sectionTypesFor = (schema: ContentSchema) =>
  sectionKinds(schema).map((kind) => ({
    name: kind,
    label: kindLabel(kind, schema),
    widget: 'object' as const,
    summary: '{{fields.title}}',
    fields: fieldsFor(sectionFields(kind, schema), schema),
  }));
