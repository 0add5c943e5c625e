import { isMap } from 'yaml';
import { textsOfProject } from '../../copy-check/collect-copy';
import type { ProjectFiles } from '../../copy-check/project-files';
import type { Problem } from '../../../src/content/problem';
import { isSettingsFile, readSettingsFile, settingsFile } from '../../../src/content/settings';
import { visitStrings } from '../../../src/content/yaml-source';

const address = /(?:\bhttps?:\/\/|@)([a-z\d.-]*[a-z\d])/gi;

/** Domain names reserved for examples and tests: https://www.rfc-editor.org/rfc/rfc6761 */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** The hosts in a text that are examples, each with its place. */
export const exampleHosts = (text: string): { host: string; index: number }[] =>
  [...text.matchAll(address)]
    .map(({ 1: host = '', index }) => ({ host, index }))
    .filter(({ host }) => reserved.test(host));

export const exampleMessage = (host: string): string => `“${host}” is an example: write an address of your own.`;

/** Addresses in settings, pages and interface strings that are examples. */
export function findExampleAddresses(files: ProjectFiles): Problem[] {
  const found: Problem[] = [];
  for (const [file, text] of files.settings) {
    const { source } = readSettingsFile(file, text);
    visitStrings(source.document.contents, '', (node, field, value) => {
      for (const { host } of exampleHosts(value)) found.push(source.problemAt(node, field, exampleMessage(host)));
    });
  }
  const texts = textsOfProject(files).filter(({ file }) => !isSettingsFile(file));
  return [
    ...found,
    ...texts.flatMap((text) =>
      exampleHosts(text.value).map(({ host, index }) => text.problem(exampleMessage(host), index)),
    ),
  ];
}

/** The point that the specification centres the map on; there is no office. */
const examplePoint = { latitude: 40.785, longitude: -73.968 };

/** The office's address without a number in any line, and its place on the map where that is the example's. */
export function findExamplePlace({ settings }: ProjectFiles): Problem[] {
  const file = settingsFile('company');
  const { source } = readSettingsFile(file, settings.get(file) ?? '');
  const { document } = source;
  const lines: unknown = document.get('addressLines', true);
  const languages = isMap(lines) ? lines.items.map(({ key, value }) => ({ language: String(key), value })) : [];
  const point = Object.entries(examplePoint).every(([name, value]) => document.getIn(['map', name]) === value);
  return [
    ...languages
      .filter(({ value }) => !/\d/.test(String(value)))
      .map(({ language, value }) =>
        source.problemAt(value, `addressLines.${language}`, 'No street, number or postcode: write the full address.'),
      ),
    ...(point
      ? [source.problemAt(document.get('map', true), 'map', 'The example’s point: write where the office stands.')]
      : []),
  ];
}
