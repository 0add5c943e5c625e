import { parsePage } from '../../../../src/content/page/page';
import { checkAnchors, checkIds } from '../../project/check-ids';
import { formatted } from '../../../../__tests__/unit/content/formatted';

/** Parses a page with the given lines of front matter. The first of them is line 2 of the file. */
const page = (file: string, ...lines: string[]) => parsePage(file, `---\n${lines.join('\n')}\n---\n`).page!;

const agreement = parsePage(
  'content/en/legal/client-agreement.md',
  '---\nsections: []\n---\n\nBefore\n\n## 1. One\n\n### a\n\n## 2. Two\n\nSee [above](#section-1).\n',
).page!;

const terms = 'content/en/terms.md';
const faq = 'content/en/trade/faq.md';

describe('ids on a page', () => {
  const check = (...lines: string[]) => formatted(checkIds(page(faq, ...lines)));

  it('the content check accepts a section id of lower-case letters, digits and hyphens, and an empty section id', () => {
    expect(check('sections:', '- id: losses', '- items: [{ id: a-1 }, { id: step2-b }, { id: " " }]')).toEqual([]);
  });

  it.each(['News', 'a b', '1a', 'a--b', 'ä'])('the content check reports the malformed section id “%s”', (id) => {
    expect(check('sections:', '- kind: hero', `- items: [{ id: ${id} }]`)).toEqual([
      `${faq}:4:17 sections[1].items[0].id: “${id}” becomes part of an address: use small letters, digits and hyphens.`,
    ]);
  });

  it('the content check reports an id that is used twice on a page', () => {
    expect(check('sections:', '- id: losses', '- items: [{ id: demo }, { id: losses }]')).toEqual([
      `${faq}:4:31 sections[1].items[1].id: “losses” stands twice on this page; an address can lead to only one of them.`,
    ]);
  });
});

describe('links to an id on a page', () => {
  const target = page(faq, 'sections:', '- id: losses', '- items: [{ id: demo }]');
  const german = page('content/de/trade/faq.md', 'sections:', '- id: verluste');
  const check = (link: string) =>
    formatted(
      checkAnchors([page(terms, 'sections:', `- text: See ${link}.`), german, target, agreement], (field) =>
        field.endsWith('text') ? 'MarkdownRemark' : 'ID',
      ),
    );

  it('the content check accepts a link to an id that the linked page has', () => {
    expect(check('[losses](route:faq#losses), [demo](route:faq#demo), [all](route:faq)')).toEqual([]);
    expect(check('[section 2](route:clientAgreement#section-2)')).toEqual([]);
  });

  it('the content check does not report the id in a link to a missing page, because it reports the missing page', () => {
    expect(check('[nowhere](route:market#gold)')).toEqual([]);
  });

  it.each([
    ['that no page has', 'gold'],
    ['that the page has only in another language', 'verluste'],
    ['that is empty', ''],
  ])('the content check reports a link to an id %s', (_what, id) => {
    expect(check(`[losses](route:faq#losses) or [this](route:faq#${id})`)).toEqual([
      `${terms}:3:43 sections[0].text: “faq” has nothing with the id “${id}”; known there: losses, demo.`,
    ]);
  });

  it.each([
    [
      '(route:clientAgreement#section-3)',
      '“clientAgreement” has nothing with the id “section-3”; known there: section-1, section-2.',
    ],
    ['(#losses)', '“terms” has nothing with the id “losses”; known there: none.'],
  ])('the content check reports the link %s to an unknown id, with the ids that the page has', (link, message) => {
    expect(check(`[words]${link}`)).toEqual([`${terms}:3:13 sections[0].text: ${message}`]);
  });
});
