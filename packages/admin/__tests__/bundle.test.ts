import type { KeptResults } from '../../shared/kept-results';
import { bundleAdmin } from '../build/bundle';
import type { CheckFacts } from '../check/check-facts';
import type { CmsFacts } from '../editor/cms-facts';

/** Values that stand for the inputs of the CMS's three bundles. The test changes one value at a time. */
const made = { code: '1', form: '1', copy: '1', string: '1' };

jest.mock('../../shared/build-stamp', () => ({ digestFiles: () => made.code }));
jest.mock('../build/site-sources', () => ({ siteSources: {}, previewFacts: () => ({ strings: made.string }) }));

/** The inputs of each bundle (CMS, content check, preview) as text. A bundle is built again if they change. */
async function inputs(): Promise<string[]> {
  const seen: string[] = [];
  const get = (of: unknown) => {
    seen.push(JSON.stringify(of));
    return Promise.resolve([]);
  };
  const facts = { config: made.form } as unknown as CmsFacts;
  await bundleAdmin(facts, { texts: [made.copy] } as unknown as CheckFacts, { get } as unknown as KeptResults);
  return seen;
}

const scripts = ['CMS', 'content check', 'preview'];

it.each([
  ['the source code', 'CMS, content check, preview', 'code'],
  ['the form configuration', 'CMS', 'form'],
  ['the content', 'content check', 'copy'],
  ['the interface strings', 'preview', 'string'],
] as const)(
  'a change of %s makes the next build bundle only these scripts of the CMS at /admin again: %s',
  async (_what, expected, changed) => {
    const before = await inputs();
    made[changed] = '2';
    const after = await inputs();
    expect(after).toHaveLength(scripts.length);
    expect(scripts.filter((_script, index) => after[index] !== before[index]).join(', ')).toBe(expected);
  },
);
