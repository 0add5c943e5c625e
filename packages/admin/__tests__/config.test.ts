import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { configFor } from '../config';
import { readProjectFiles } from '../../copy-check/project-files';
import { readSchema } from '../../../src/content/content-files';

const files = readProjectFiles('.');
const schema = readSchema('.');

/** The JSON schema of the configuration that Sveltia CMS publishes, which has keywords and formats of its own too. */
const isValid = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')) as object,
);

it.each(['local', 'github', 'gitlab'] as const)('the configuration is what Sveltia CMS expects (%s)', (name) => {
  const config = configFor(files, schema, { name, repository: 'velmarch/velmarch-site', branch: 'copy' }, 'Velmarch');
  isValid(config);
  expect(isValid.errors ?? []).toEqual([]);
});
