import { updateLock } from '../../../packages/copy-check/staleness/lock';
import { hash } from '../../../packages/copy-check/staleness/read-staleness';
import { staleTexts } from '../../../packages/copy-check/staleness/stale-texts';
import { findTranslations } from '../../../packages/copy-check/staleness/translations';
import type { ShownFiles } from '../../../src/content/check-each-file';
import { staleField } from '../../../src/gatsby/create-resolvers';
import { tinyProject } from '../content/tiny-project';

const filesWith = (changes: Parameters<typeof tinyProject>[0]): ShownFiles => ({
  ...tinyProject(changes),
  drawings: new Map(),
});

const english = 'content/en/terms.md';
const before = filesWith({ [english]: (text) => text.replace('title: Title', "title: '{{stocks}} titles'") });
const after = filesWith({ [english]: (text) => text.replace('title: Title', "title: 'Now {{indices}}'") });
const lock = updateLock({}, findTranslations(before, hash), () => false);

it('a page has its texts that are older than their English, as both are written now', () => {
  const { resolve } = staleField(
    (files) => staleTexts(files, lock, new Set()),
    () => after,
  );
  expect(resolve({ locale: 'de', route: 'terms' })).toEqual([
    { field: 'title', text: 'Titel', english: 'Now {{indices}}' },
  ]);
  expect(resolve({ locale: 'fr', route: 'terms' })).toHaveLength(1);
  expect(resolve({ locale: 'en', route: 'terms' })).toEqual([]);
  expect(resolve({ locale: 'de', route: 'faq' })).toEqual([]);
});
