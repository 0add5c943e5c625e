import { parsePage } from '../../../src/content/page';
import { checkAnchors, checkIds } from '../check-ids';
import { formatted } from '../../../__tests__/unit/content/formatted';

/** A page with one line per entry, the first in line 2. */
function page(file: string, ...lines: string[]) {
  const { page: parsed } = parsePage(file, `---\n${lines.join('\n')}\n---\n`);
  if (!parsed) throw new Error('The page cannot be parsed.');
  return parsed;
}

const terms = 'content/en/terms.md';
const faq = 'content/en/trade/faq.md';

describe('an id of a page', () => {
  const check = (...lines: string[]) => formatted(checkIds(page(faq, ...lines)));

  it('is small letters, digits and hyphens', () => {
    expect(check('sections:', '- id: losses', '- items: [{ id: a-1 }, { id: step2-b }]')).toEqual([]);
  });

  it.each(['News', 'a b', '1a', 'a-', '-a', 'a--b', 'ä', 'a_b'])('is reported when it is “%s”', (id) => {
    expect(check('sections:', '- kind: hero', `- items: [{ id: ${id} }]`)).toEqual([
      `${faq}:4:17 sections[1].items[0].id: “${id}” becomes part of an address: use small letters, digits and hyphens.`,
    ]);
  });

  it('is reported when it stands for the second time', () => {
    expect(check('sections:', '- id: losses', '- items: [{ id: demo }, { id: losses }]')).toEqual([
      `${faq}:4:31 sections[1].items[1].id: “losses” stands twice on this page; an address can lead to only one of them.`,
    ]);
  });

  it('is not reported when it is empty, since the structure check does', () => {
    expect(check('sections:', '- items: [{ id: "" }, { id: " " }]')).toEqual([]);
  });

  it('may stand again in a draft, and in fields that are no ids', () => {
    expect(check('sections:', '- { id: losses, draft: true }', '- id: losses', '- { width: A, "id.b": A }')).toEqual(
      [],
    );
  });
});

describe('a link to a part of a page', () => {
  const target = page(
    faq,
    'sections:',
    '- id: losses',
    '- items: [{ id: demo, grid: none }, { "id.b": no }]',
    '- { id: plan, draft: true }',
  );
  const german = page('content/de/trade/faq.md', 'sections:', '- id: verluste');
  const check = (link: string) =>
    formatted(checkAnchors([page(terms, 'sections:', `- lead: See ${link}.`), german, target]));

  it.each([
    '[losses](route:faq#losses)',
    '[demo](route:faq#demo) and [all](route:faq)',
    '[nowhere](route:market#gold)',
    'route:faq#gold',
  ])('is right: %s', (link) => {
    expect(check(link)).toEqual([]);
  });

  it.each(['gold', 'verluste', 'plan', 'none', 'no', ''])('is reported when the page does not have “%s”', (id) => {
    expect(check(`[losses](route:faq#losses) or [this](route:faq#${id})`)).toEqual([
      `${terms}:3:48 sections[0].lead: “faq” has nothing with the id “${id}”; known there: losses, demo.`,
    ]);
  });

  it('is reported when the page has no parts that can be linked to', () => {
    const pages = [page(terms, 'title: "[Gold](route:market#gold)"'), page('content/en/market.md', 'title: Markets')];
    expect(formatted(checkAnchors(pages))).toEqual([
      `${terms}:2:14 title: “market” has nothing with the id “gold”; known there: none.`,
    ]);
  });

  it('is looked for in the page of its own language', () => {
    const french = page('content/fr/terms.md', 'title: "[Pertes](route:faq#losses)"');
    expect(formatted(checkAnchors([french, german, target]))).toEqual([]);
  });
});
