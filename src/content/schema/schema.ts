import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from 'graphql';
import { routeIds, routes } from '../../routes';
import { directives } from './directives';
import { isSectionType, kindToType, typeToKind } from '../../section-kind';

/** The types of content, parsed from the SDL that Gatsby uses too. */
export interface ContentSchema {
  /** Fields of each object type that content files can contain, by type name. */
  objects: ReadonlyMap<string, readonly ContentField[]>;
  /** Values of each enum, by name. */
  enums: ReadonlyMap<string, readonly string[]>;
  /** Docstrings of types, by type name. */
  descriptions: ReadonlyMap<string, string>;
}

export interface ContentField {
  name: string;
  /**
   * The type of the field's value in content files. It is non-null for a field with `@required`, although that field is
   * nullable in the SDL.
   */
  type: TypeNode;
  /** Field directives, such as `prose` (Markdown) or `localized` (one text for each language). */
  directives: readonly string[];
  /** The docstring, which the CMS shows to writers. */
  description: string;
}

function toField({ name, type, description, ...field }: FieldDefinitionNode): ContentField {
  const names = (field.directives ?? []).map((directive) => directive.name.value);
  const isRequired = type.kind !== Kind.NON_NULL_TYPE && names.includes('required');
  return {
    name: name.value,
    type: isRequired ? { kind: Kind.NON_NULL_TYPE, type } : type,
    directives: names,
    description: description?.value ?? '',
  };
}

const writtenFields = (type: ObjectTypeDefinitionNode): ContentField[] =>
  (type.fields ?? [])
    .map(toField)
    .filter((field) => !field.directives.some((name) => directives[name]?.isWritten === false));

export function readContentSchema(sdl: string): ContentSchema {
  const objects = new Map<string, ContentField[]>();
  const enums = new Map<string, string[]>();
  const descriptions = new Map<string, string>();
  for (const definition of parse(sdl).definitions) {
    if ('description' in definition && definition.description && 'name' in definition && definition.name)
      descriptions.set(definition.name.value, definition.description.value);
    if (definition.kind === 'ObjectTypeDefinition') objects.set(definition.name.value, writtenFields(definition));
    if (definition.kind === 'EnumTypeDefinition')
      enums.set(
        definition.name.value,
        (definition.values ?? []).map((value) => value.name.value),
      );
  }
  return { objects, enums, descriptions };
}

/** The name of a type without list and non-null marks: `Action` for `[Action!]!`. */
export const typeNameOf = (type: TypeNode): string =>
  type.kind === 'NamedType' ? type.name.value : typeNameOf(type.type);

/** Adds an enum of all routes to the SDL. */
export const withRouteEnum = (sdl: string): string =>
  `${sdl}\n"The pages of the site, as links name them."\nenum RouteId { ${routeIds.map((id) => `"/${routes[id].path}" ${id}`).join(' ')} }`;

/** The names of all section types, such as `HeroSection`. */
export const sectionTypes = (schema: ContentSchema): string[] => [...schema.objects.keys()].filter(isSectionType);

/** All values of `kind:` in content files. */
export const sectionKinds = (schema: ContentSchema): string[] => sectionTypes(schema).map(typeToKind);

/** The fields of a section kind, without `kind` itself. */
export const sectionFields = (kind: string, schema: ContentSchema): readonly ContentField[] =>
  schema.objects.get(kindToType(kind)) ?? [];
