import { isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { parseType, type TypeNode } from 'graphql';
import { isLocale, locales } from '../../i18n/locales';
import { type Problem, quoteAll } from '../problem';
import { checkMarkdown } from '../markdown/check-markdown';
import { textAt } from '../placed-text';
import { brokenPlaceholders } from '../placeholders';
import { sectionFields, sectionKinds, type ContentField, type ContentSchema } from './schema';
import { fieldBelow, keyOf, type YamlSource } from '../yaml/yaml-source';

/** Matches a number as people write it. YAML also reads `0x10` as 16, `0o17` as 15, and `1e4` as 10000. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Names that content may refer to. */
interface KnownNames {
  placeholders: ReadonlySet<string>;
  /** Paths of picture files below `content/pictures`. */
  pictures: ReadonlySet<string>;
}

/**
 * A message about a missing picture. Suggests a picture whose path differs only in case: Windows and macOS would find
 * that file, but web servers do not.
 */
function missingPicture(path: string, pictures: ReadonlySet<string>): string {
  const plain = (name: string): string => name.normalize('NFC').toLowerCase();
  const similar = [...pictures].find((name) => plain(name) === plain(path));
  const hint = similar === undefined ? '' : ` There is “${similar}”: write its name just as the file has it.`;
  return `There is no picture “${path}” in content/pictures.${hint}`;
}

type Report = (node: unknown, field: string, message: string) => void;

/**
 * A message about a character in a key that is invisible or looks like another one. Accepts accented Latin letters,
 * also those that macOS stores as a letter and a combining mark.
 */
function hiddenIn(key: string): string {
  const [hidden] = /[^\x20-\x7eÀ-ÖØ-öø-ɏḀ-ỿ]/u.exec(key.normalize('NFC')) ?? [];
  const code = hidden?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code ? `This key has the character U+${code}: type it again. ` : '';
}

const purpose = (description: string): string => description && ` (${description.replace(/[.:]$/, '')})`;

const kindOfValue = (node: unknown): string => {
  if (isMap(node)) return 'a group of keys';
  if (isSeq(node)) return 'a list';
  if (!isScalar(node) || node.value === null) return 'empty';
  return typeof node.value === 'string' ? 'a text' : `a ${typeof node.value} (${node.source ?? ''})`;
};

export interface Rules {
  schema: ContentSchema;
  known: KnownNames;
}

/**
 * Validates a parsed YAML value against a GraphQL type such as `[Instrument!]!`. Reports missing required fields,
 * unknown fields, and values of other types.
 */
export function validateValue(
  source: YamlSource,
  root: unknown,
  type: string,
  rootField: string,
  { schema, known }: Rules,
): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (node, field, message) => problems.push(source.problemAt(node, field, message));

  function checkObject(
    node: unknown,
    fields: readonly ContentField[],
    field: string,
    ownKeys: readonly string[] = [],
  ): void {
    if (!isMap(node)) return report(node, field, `This is ${kindOfValue(node)}, but a group of keys is needed here.`);
    for (const pair of node.items) {
      const key = keyOf(pair);
      if (!ownKeys.includes(key) && !fields.some(({ name }) => name === key))
        report(
          pair.key,
          fieldBelow(field, key),
          `${hiddenIn(key)}There is no such key here. Known keys: ${quoteAll(fields.map(({ name }) => name))}.`,
        );
    }
    for (const definition of fields) checkField(node, definition, field);
  }

  function checkField(
    node: YAMLMap,
    { name, type: fieldType, directives, description }: ContentField,
    field: string,
  ): void {
    const pair = node.items.find((candidate) => keyOf(candidate) === name);
    const isRequired = fieldType.kind === 'NonNullType';
    if (pair === undefined) {
      if (isRequired) report(node, fieldBelow(field, name), `The key “${name}” is missing${purpose(description)}.`);
      return;
    }
    const { value } = pair;
    if (isScalar(value) && value.value === null && value.comment)
      return checkCutOff(value, value.comment, fieldBelow(field, name));
    if (kindOfValue(value) === 'empty') return report(pair.key, fieldBelow(field, name), `The key “${name}” is empty.`);
    if (directives.includes('localized') && isMap(value))
      return checkLocalized(value, fieldType, fieldBelow(field, name));
    checkValue(value, fieldType, fieldBelow(field, name), directives.includes('prose'));
  }

  function checkLocalized(node: YAMLMap, fieldType: TypeNode, field: string): void {
    for (const pair of node.items)
      if (!isLocale(keyOf(pair)))
        report(
          pair.key,
          fieldBelow(field, keyOf(pair)),
          `This is not a language of the site. Known: ${quoteAll(locales)}.`,
        );
    for (const locale of locales) {
      const pair = node.items.find((candidate) => keyOf(candidate) === locale);
      if (pair) checkValue(pair.value, fieldType, fieldBelow(field, locale));
      else report(node, fieldBelow(field, locale), `The text for “${locale}” is missing.`);
    }
  }

  function checkValue(node: unknown, fieldType: TypeNode, field: string, isProse = false): void {
    if (fieldType.kind === 'NonNullType') return checkValue(node, fieldType.type, field, isProse);
    if (fieldType.kind === 'ListType') {
      if (!isSeq(node)) return report(node, field, `This is ${kindOfValue(node)}, but a list is needed here.`);
      if (node.items.length === 0 && field !== 'sections') report(node, field, 'The list is empty.');
      return node.items.forEach((item, index) => checkValue(item, fieldType.type, `${field}[${index}]`, isProse));
    }
    const typeName = fieldType.name.value;
    if (typeName === 'Section') return checkSection(node, field);
    const fields = schema.objects.get(typeName);
    if (!fields) return checkScalar(node, typeName, field, isProse);
    checkObject(node, fields, field);
  }

  function checkSection(node: unknown, field: string): void {
    if (!isMap(node))
      return report(node, field, `This is ${kindOfValue(node)}, but a section with its “kind” is needed here.`);
    const kindNode: unknown = node.get('kind', true);
    if (!isScalar(kindNode)) return report(node, fieldBelow(field, 'kind'), 'The key “kind” is missing.');
    const kind = String(kindNode.value);
    if (!sectionKinds(schema).includes(kind))
      return report(
        kindNode,
        fieldBelow(field, 'kind'),
        `There is no section kind “${kind}”. Known kinds: ${quoteAll(sectionKinds(schema))}.`,
      );
    checkObject(node, sectionFields(kind, schema), field, ['kind']);
  }

  function checkScalar(node: unknown, typeName: string, field: string, isProse: boolean): void {
    const value = isScalar(node) ? node.value : undefined;
    const values = schema.enums.get(typeName);
    if (values) {
      if (!values.includes(String(value)))
        report(node, field, `“${String(value ?? '')}” is not known here. Known: ${quoteAll(values)}.`);
      return;
    }
    const wanted = { Int: 'a whole number', Float: 'a number', Boolean: 'true or false' }[typeName];
    if (wanted) {
      const fits = typeName === 'Boolean' ? typeof value === 'boolean' : typeof value === 'number';
      if (!fits || (typeName === 'Int' && !Number.isInteger(value)))
        return report(node, field, `This is ${kindOfValue(node)}, but ${wanted} is needed here.`);
      if (isScalar(node) && typeof value === 'number' && !plainNumber.test(node.source ?? ''))
        report(node, field, `YAML reads “${node.source ?? ''}” as ${value}: write the number with digits only.`);
      return;
    }
    if (typeof value !== 'string')
      return report(
        node,
        field,
        `This is ${kindOfValue(node)}, but a text is needed here. Put it in quotation marks if it is one.`,
      );
    if (value.trim() === '') return report(node, field, 'The text is empty.');
    if (isScalar(node) && node.type === 'PLAIN' && node.comment) checkCutOff(node, node.comment, field);
    if (typeName === 'PicturePath' && !known.pictures.has(value))
      report(node, field, missingPicture(value, known.pictures));
    const text = textAt(source, node, field, value);
    problems.push(...brokenPlaceholders(text, known.placeholders), ...(isProse ? checkMarkdown(text, false) : []));
  }

  function checkCutOff(node: Scalar, comment: string, field: string): void {
    const [cutOff] = comment.split('\n');
    const message = `“#${cutOff}” is a comment for YAML, and not shown: put the whole text in quotation marks, or the comment on a line of its own.`;
    problems.push(source.problemAt(node, field, message, `#${cutOff}`));
  }

  checkValue(root, parseType(type), rootField);
  return problems;
}
