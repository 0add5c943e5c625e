import { checkDrafts, draftRoutes } from '../../../../src/content/page/drafts';
import { formatted } from '../formatted';

/** A page's file with these lines as front matter; the first is line 2. */
const page = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n`;
const draft = 'draft: true';

const terms = 'content/de/terms.md';
const faq = 'content/en/trade/faq.md';

/** Messages about a project in which the page `terms` is a draft. */
const check = (pages: Record<string, string>) =>
  formatted(checkDrafts(new Map(Object.entries({ [terms]: page(draft), ...pages }))));

it('a page is a draft if its file in one language has “draft: true”; files with broken YAML or of unknown pages are ignored', () => {
  const pages = {
    [terms]: page(draft),
    'content/en/terms.md': page('title: Terms'),
    [faq]: page('draft: true\ntitle: "open'),
    'content/en/notes.md': page(draft),
  };
  expect([...draftRoutes(new Map(Object.entries(pages)))]).toEqual(['terms']);
});

it.each(['content/de/index.md', 'content/de/auth/login.md'])(
  'the content check reports the draft page %s, since forms, mails or redirects lead to this page',
  (file) => {
    expect(check({ [file]: page('title: T', draft) })).toEqual([
      `${file}:3:8 draft: This page cannot be a draft: forms, mails or redirects lead to it.`,
    ]);
  },
);

it.each([
  ['a button', page('sections:', '- kind: hero', '  route: terms'), '4:10 sections[0].route'],
  ['a text', page('sections:', '- lead: Read [this](route:market) or [that](route:terms).'), '3:44 sections[0].lead'],
  ['the text below the front matter', `${page('title: FAQ')}\nSee [terms](route:terms).\n`, '1:1 text'],
])('the content check reports a link from a published page to a draft page, in %s', (_what, text, place) => {
  expect(check({ [faq]: text })).toEqual([
    `${faq}:${place}: This links to “terms”, a draft (${terms}): it would lead nowhere. Take the link out until the page is ready.`,
  ]);
});

it.each([
  ['a link on another draft page', page(draft, 'sections:', '- route: terms')],
  ['a field that is no link', page('sections:', '- { kind: terms, subroute: terms, title: terms }')],
])('the content check accepts the id of a draft page in %s', (_what, text) => {
  expect(check({ [faq]: text })).toEqual([]);
});
