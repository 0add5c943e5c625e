import type { BuildManifest } from '../../finish/manifest';
import { compareManifests } from '../../release/compare';
import { writeEvidence } from '../../release/evidence';

const before: BuildManifest = {
  revision: 'old',
  hosts: ['https://charts.example', 'https://gone.example'],
  pages: { home: { en: '/en' }, terms: { en: '/en/terms' } },
  files: { '/en.html': [100, 50, 'a'], '/en/terms.html': [100, 50, 'b'], '/app-1.js': [100, 50, 'c'] },
};
const manifest: BuildManifest = {
  revision: 'new',
  hosts: ['https://charts.example', 'https://new.example'],
  pages: { home: { en: '/en' }, faq: { en: '/en/faq' } },
  files: { '/en.html': [100, 60, 'x'], '/en/faq.html': [100, 50, 'b'], '/app-2.js': [100, 55, 'c'] },
};

it('finds what came, what went and what changed between two releases', () => {
  expect(compareManifests(manifest, before)).toEqual({
    pagesAdded: ['/en/faq'],
    pagesGone: ['/en/terms'],
    hostsAdded: ['https://new.example'],
    hostsGone: ['https://gone.example'],
    files: { added: 2, gone: 2, changed: 1, same: 0 },
    bytes: [165, 150],
  });
});

const budgets = [{ name: 'html of /en', measured: '19.0 kB', budget: '18.0 kB', kept: false }];
const tests = [
  { test: '__tests__/browser/axe.spec.ts: one page' },
  { test: '__tests__/browser/axe.spec.ts: another page', error: 'a violation' },
  { test: '__tests__/browser/csp.spec.ts: a script' },
  // Asks each page for both.
  { test: '__tests__/browser/every-page.spec.ts: one page' },
  { test: '__tests__/browser/every-page.spec.ts: another page' },
  { test: '__tests__/browser/auth/layout.spec.ts: a form' },
  { test: '__tests__/pages/links.test.ts: no test in a browser' },
];

it('is written as tables: release, budgets, tests, difference', () => {
  const text = writeEvidence({ manifest, before, budgets, tests });
  for (const line of [
    '| Source revision | new |',
    '| html of /en | 19.0 kB | 18.0 kB | OVER |',
    '| Accessibility (axe) | 3 passed, 1 failed |',
    '| Content security policy | 3 passed, 0 failed |',
    '| All | 5 passed, 1 failed |',
    '| Hosts added | 1: https://new.example |',
    '| Compressed | 0.2 kB, before 0.1 kB |',
  ])
    expect(text.split('\n')).toContain(line);
});

it('says so where tests were not run and where nothing can be compared with', () => {
  const text = writeEvidence({ manifest, before: 'nothing is live yet', budgets: [], tests: [] });
  expect(text).toContain('| Accessibility (axe) | not run |');
  expect(text).toContain('Not compared: nothing is live yet');
});

it('lets nothing that was built write into the table', () => {
  const hostile = { ...manifest, hosts: ['https://a.example |\n| <img src=x>'] };
  const text = writeEvidence({ manifest: hostile, before: 'none', budgets: [], tests: [] });
  expect(text).toContain('| Hosts that visitors contact | https://a.example   img src=x |');
});
