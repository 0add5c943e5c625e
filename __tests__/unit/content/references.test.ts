import { brokenReferences } from '../../../src/content/references';

const known = new Set(['stocks', 'company']);

it.each([
  '{{stocks}} and {{ company }}',
  '[Questions](route:faq), [one of them](route:faq#leverage), [elsewhere](https://example.com)',
  'route:nowhere',
])('nothing is broken in: %s', (text) => {
  expect(brokenReferences(text, known)).toEqual([]);
});

it('braces that make no figure are reported as they stand in the text', () => {
  expect(brokenReferences('Over {{stocks} and {company}', known)).toEqual(
    ['{{stocks}', '{company}'].map((text) => ({
      text,
      message: `“${text}” is not a figure: write two braces on each side, as in {{instruments}}.`,
    })),
  );
});

it('figures and pages that do not exist are named, each as it stands in the text', () => {
  const text = '{{bonds}} at [one](route:on), [two](route:tw#o), [three](route:) and [four](route:fo ur)';
  expect(brokenReferences(text, known)).toEqual([
    { text: '{{bonds', message: 'There is no figure “bonds”. Known: “stocks”, “company”.' },
    ...['on', 'tw', '', 'fo'].map((name) => ({
      text: `(route:${name}`,
      message: expect.stringMatching(
        `^There is no page “${name}” to link to\\. Choose one of “home”, .*“notFound”\\.$`,
      ),
    })),
  ]);
});
