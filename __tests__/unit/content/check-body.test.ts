import { checkBody } from '../../../src/content/check-body';
import { formatted } from './formatted';

const known = new Set(['company']);

const above = '---\ntitle: {{bonds}}\n---\n\n';

const check = (route: 'faq' | 'privacyPolicy', body: string) =>
  formatted(
    checkBody({ file: 'a.md', locale: 'en', text: `${above}${body}\n`, body, bodyOffset: above.length, route }, known),
  );

it('a legal page has a text, other pages have none', () => {
  expect(check('privacyPolicy', 'We, {{company}}, store [little](route:contacts).')).toEqual([]);
  expect(check('faq', '')).toEqual([]);
});

it('a legal page without a text is reported', () => {
  expect(check('privacyPolicy', '')).toEqual(['a.md:1:1 The text below the front matter is missing.']);
});

it('a text that no page shows is reported where it begins', () => {
  expect(check('faq', 'Nowhere\nto be seen.')).toEqual([
    'a.md:5:1 Text below the front matter shows nowhere on this page; it belongs into a section.',
  ]);
});

it('a broken reference is reported on its line, though it stands in the front matter too', () => {
  expect(check('privacyPolicy', 'We\nstore {{bonds}}\n[here](route:nowhere).')).toEqual([
    'a.md:6:1 text: There is no figure “bonds”. Known: “company”.',
    'a.md:7:1 text: There is no page “nowhere” to link to; src/routes.ts lists them all.',
  ]);
});
