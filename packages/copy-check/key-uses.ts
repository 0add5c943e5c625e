import ts from 'typescript';
import { labelsIn } from './diagram-labels';
import type { KeyUse } from './key-use';

/** The uses of interface strings in the site's code. */
export interface KeyUses {
  uses: readonly KeyUse[];
  /** All string literals in the code, since tables contain keys too, as in `label: 'menu.terms'`. */
  literals: ReadonlySet<string>;
}

/** The possible keys of an expression; both of a conditional. Other expressions are checked by TypeScript. */
function keysOf(expression: ts.Expression): { node: ts.Node; key: string; isStart: boolean }[] {
  if (ts.isStringLiteralLike(expression)) return [{ node: expression, key: expression.text, isStart: false }];
  if (ts.isTemplateExpression(expression)) return [{ node: expression, key: expression.head.text, isStart: true }];
  if (ts.isConditionalExpression(expression)) return [...keysOf(expression.whenTrue), ...keysOf(expression.whenFalse)];
  return [];
}

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

const isKeyAttribute = (node: ts.Node): node is ts.JsxAttribute & { initializer: ts.StringLiteral } =>
  ts.isJsxAttribute(node) &&
  node.name.getText() === 'i18nKey' &&
  !!node.initializer &&
  ts.isStringLiteral(node.initializer);

/** Collects a file's string literals and uses of keys, with its namespace. */
function usesIn(file: string, text: string, literals: Set<string>): KeyUse[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: ReturnType<typeof keysOf> = [];
  let namespace: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    if (isCallOf(node, 'useTranslation') && first && ts.isStringLiteralLike(first)) namespace = first.text;
    if (isCallOf(node, 't') && first) found.push(...keysOf(first));
    if (isKeyAttribute(node)) found.push(...keysOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map(({ node, key, isStart }) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    return { file, line: line + 1, column: character + 1, namespace, key, isStart };
  });
}

/** Finds the uses of strings in the site's code and drawings, given by path. */
export function findKeyUses(code: ReadonlyMap<string, string>): KeyUses {
  const literals = new Set<string>();
  const uses = [...code].flatMap(([file, text]) =>
    file.endsWith('.svg') ? labelsIn(file, text) : usesIn(file, text, literals),
  );
  return { uses, literals };
}
