import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { configFor } from '../config';
import type { Backend } from '../../tools/editing-backend';
import { files, schema } from './source-files';

/** The JSON schema of the configuration that Sveltia CMS publishes, which has keywords and formats of its own too. */
const isValid = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
  JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')) as object,
);

/** The paths of what the schema forbids in a configuration. */
function faultsOf(config: object): string[] {
  isValid(config);
  return (isValid.errors ?? []).map(({ instancePath }) => instancePath);
}

const backends: readonly Backend[] = [
  { name: 'local', repository: '', branch: '' },
  { name: 'github', repository: 'velmarch/velmarch-site', branch: '' },
  { name: 'gitlab', repository: 'velmarch/velmarch-site', branch: 'copy' },
];

describe.each(backends)('the configuration of the editing interface ($name)', (backend) => {
  const config = configFor(files, schema, backend, 'Velmarch · Editing');

  it('is what its release of Sveltia CMS expects', () => {
    expect(faultsOf(config)).toEqual([]);
  });

  it('would be refused with an unknown option or a value that is not allowed', () => {
    expect(faultsOf({ ...config, colections: [] })).toContain('');
    expect(faultsOf({ ...config, publish_mode: 'at once' })).toContain('/publish_mode');
  });
});
