import type { CreateNodeArgs, Node } from 'gatsby';
import { readJson } from '../content/json-source';
import { fillStrings } from '../content/placeholders';
import { companyValues } from '../content/settings';
import { createChildNode } from './child-node';
import { readProject } from './project';
import { sourcePath } from './source-file';

/** Each file of strings as it was last valid JSON, to show while a mistake in it, which `ContentErrors` reports, is mended. */
const valid = new Map<string, unknown>();

/**
 * Creates the node of a file of interface strings that gatsby-plugin-react-i18next reads. Its own cannot be used: it
 * throws at invalid JSON, and knows the company only from Gatsby's configuration, which is read once. The plugin's type
 * `Locale` is not used either: Gatsby never forgets the owner of a type that is in `.cache`, and ends a build in which
 * another plugin makes its nodes (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/redux/reducers/type-owners.ts).
 */
export async function createStringsNode(api: CreateNodeArgs, fileNode: Node): Promise<void> {
  const file = sourcePath(fileNode);
  const text = await api.loadNodeContent(fileNode);
  if (readJson(file, text).problems.length === 0) valid.set(file, JSON.parse(text));
  const strings = valid.get(file);
  if (strings === undefined) return;
  const data = JSON.stringify(fillStrings(strings, companyValues(readProject().settings)));
  const [language, ns] = [String(fileNode.relativeDirectory), String(fileNode.name)];
  const node = { id: api.createNodeId(`Strings ${language} ${ns}`), language, ns, data };
  await createChildNode(api, fileNode.id, node, { type: 'Strings' });
}

/** A string by its key such as `menu.terms`, from the data of a node of strings. */
export function stringAt(data: string, key: string): string | undefined {
  let found: unknown = JSON.parse(data);
  // Where a name of the key is missing, indexing yields undefined.
  for (const name of key.split('.')) found = (found as Partial<Record<string, unknown>> | undefined)?.[name];
  return typeof found === 'string' ? found : undefined;
}

/** Creates all strings again, since the company that they name has changed. */
export async function createStringsAgain(api: CreateNodeArgs): Promise<void> {
  for (const file of api.getNodesByType('File'))
    if (file.sourceInstanceName === 'strings') await createStringsNode(api, file);
}
