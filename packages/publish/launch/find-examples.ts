import { isMap } from 'yaml';
import { textsOfProject } from '../../copy-check/project/collect-copy';
import type { ContentFiles } from '../../../src/content/content-files';
import type { ContentSchema } from '../../../src/content/schema/schema';
import type { Problem } from '../../../src/content/problem';
import { isSettingsFile, readSettingsFile, settingsFile } from '../../../src/content/settings';
import { stringsIn } from '../../../src/content/yaml/yaml-source';

const address = /(?:\bhttps?:\/\/|@)([a-z\d.-]*[a-z\d])/gi;

/** Domain names reserved for examples and tests: https://www.rfc-editor.org/rfc/rfc6761 */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Finds host names reserved for examples, such as `example.com`, and their indexes in the text. */
export const exampleHosts = (text: string): { host: string; index: number }[] =>
  [...text.matchAll(address)]
    .map(({ 1: host = '', index }) => ({ host, index }))
    .filter(({ host }) => reserved.test(host));

export const exampleMessage = (host: string): string => `“${host}” is an example: write an address of your own.`;

/** Example URLs and e-mail addresses in settings, pages and interface strings. */
export function findExampleAddresses(files: ContentFiles, schema: ContentSchema): Problem[] {
  const inSettings = [...files.settings].flatMap(([file, text]) => {
    const { source } = readSettingsFile(file, text);
    return stringsIn(source.document).flatMap(({ node, field, value }) =>
      exampleHosts(value).map(({ host }) => source.problemAt(node, field, exampleMessage(host))),
    );
  });
  const texts = textsOfProject(files, schema).filter(({ file }) => !isSettingsFile(file));
  return [
    ...inSettings,
    ...texts.flatMap((text) =>
      exampleHosts(text.value).map(({ host, index }) => text.problem(exampleMessage(host), index)),
    ),
  ];
}

/** The position of the office in the settings as delivered, beside Central Park in New York. */
const examplePoint = { latitude: 40.785, longitude: -73.968 };

/** Reports a postal address without any number, and a map position that is still the example. */
export function findExamplePlace({ settings }: ContentFiles): Problem[] {
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
