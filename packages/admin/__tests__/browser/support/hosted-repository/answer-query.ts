import { Kind, type OperationDefinitionNode, parse, type SelectionSetNode, valueFromASTUntyped } from 'graphql';

type Variables = Record<string, unknown>;
type Source = Record<string, unknown>;

/** The selected fields of an object: its properties, and its methods for fields with arguments. Throws for any other. */
function fieldsOf(source: Source, { selections }: SelectionSetNode, variables: Variables): Source {
  return Object.assign(
    {},
    ...selections.map((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(source, selection.selectionSet, variables);
      if (selection.kind !== Kind.FIELD || !(selection.name.value in source))
        throw new Error(`The stand-in for GitHub has no ${'name' in selection ? selection.name.value : 'such field'}.`);
      const given = (selection.arguments ?? []).map(({ name, value }) => [
        name.value,
        valueFromASTUntyped(value, variables),
      ]);
      const field = source[selection.name.value];
      const value: unknown = typeof field === 'function' ? field(Object.fromEntries(given)) : field;
      return { [(selection.alias ?? selection.name).value]: select(value, selection.selectionSet, variables) };
    }),
  ) as Source;
}

function select(value: unknown, selected: SelectionSetNode | undefined, variables: Variables): unknown {
  if (Array.isArray(value)) return value.map((item) => select(item, selected, variables));
  return selected && value ? fieldsOf(value as Source, selected, variables) : (value ?? null);
}

/** Answers a GraphQL query, of one operation without named fragments, from plain objects. */
export function answerQuery(root: object, query: string, variables: Variables): { data: unknown } {
  const [operation] = parse(query).definitions as [OperationDefinitionNode];
  return { data: select(root, operation.selectionSet, variables) };
}
