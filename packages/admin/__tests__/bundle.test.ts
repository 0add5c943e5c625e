import type { KeptResults } from '../../tools/kept-results';
import { bundleAdmin } from '../bundle';
import type { CheckFacts } from '../check/check-facts';
import type { CmsFacts } from '../cms-facts';

/** The inputs of the bundles that this test changes. */
const made = { code: '1', form: '1', copy: '1', string: '1' };

jest.mock('../../tools/build-stamp', () => ({ digestFiles: () => made.code }));
jest.mock('../preview/site-sources', () => ({ siteSources: {}, previewFacts: () => ({ strings: made.string }) }));

/** The inputs of each bundle (interface, check, preview) as text. A bundle is built again if they change. */
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

it.each([
  ['code', [true, true, true]],
  ['form', [true, false, false]],
  ['copy', [false, true, false]],
  ['string', [false, false, true]],
] as const)(
  'a build bundles again only those scripts of the CMS at /admin that contain the changed %s',
  async (changed, expected) => {
    const before = await inputs();
    made[changed] = '2';
    const after = await inputs();
    expect(after.map((input, index) => input !== before[index])).toEqual(expected);
  },
);
