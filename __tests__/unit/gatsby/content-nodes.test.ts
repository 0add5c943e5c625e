import { contentNodes } from '../../../src/gatsby/content-nodes';
import { makeNodes } from '../../../src/gatsby/make-nodes';
import { schema, tinyProject } from '../content/tiny-project';

const faq = 'content/de/trade/faq.md';
const instruments = 'content/settings/instruments.yaml';

type Changes = Parameters<typeof tinyProject>[0];

const nodesOf = (changes?: Changes, known = schema) =>
  contentNodes({ files: { ...tinyProject(changes), drawings: new Map() }, schema: known, madeBy: 'code' });

const withDrawing: Changes = { [faq]: (text) => text.replace('kind: hero', 'kind: hero\n    drawing: trend') };

it('a page that names a drawing has its node again once the drawing is there, though its own file is as it was', () => {
  const enums = new Map([...schema.enums, ['DiagramName', ['margin', 'trend']] as const]);
  expect(nodesOf(withDrawing).has(faq)).toBe(false);
  expect(nodesOf(withDrawing, { ...schema, enums }).get(faq)?.[0]).toMatchObject({ type: 'Page', id: 'Page de faq' });
});

it('a mistake in one file costs no other its nodes; one in the settings, from which figures come, costs all', () => {
  expect(nodesOf({ [faq]: 'Fragen' }).size).toBe(nodesOf().size - 1);
  expect(nodesOf({ [instruments]: '- {}' }).size).toBe(0);
});

it('the text of an English page is made for the bare tree too, each apart for other code', () => {
  const texts = (locale: string) =>
    nodesOf()
      .get(`content/${locale}/legal/privacy-policy.md`)
      ?.slice(1)
      .map(({ id, content }) => `${id}: ${content}`);
  expect(texts('en')).toEqual([
    'bare content/en/legal/privacy-policy.md code text: Words.',
    'en content/en/legal/privacy-policy.md code text: Words.',
  ]);
  expect(texts('de')).toEqual(['de content/de/legal/privacy-policy.md code text: Worte.']);
});

describe('what Gatsby is told', () => {
  const known = new Map<string, { contentDigest: string }>();
  const api = {
    actions: {
      createNode: ({ id, internal }: { id: string; internal: { contentDigest: string } }) => known.set(id, internal),
      deleteNode: ({ id }: { id: string }) => known.delete(id),
    },
    createContentDigest: JSON.stringify,
    getNode: (id: string) => known.has(id) && { id },
  };
  const tell = (changes?: Changes, madeBy = 'code') =>
    makeNodes(api as unknown as Parameters<typeof makeNodes>[0], madeBy, nodesOf(changes));

  it('are all nodes at the start, whatever is in its cache, and what has changed afterwards', async () => {
    await tell();
    expect(known.size).toBe([...nodesOf().values()].flat().length);
    known.clear();
    await tell({ [faq]: (text) => text.replace('title: Fragen', 'title: Antworten') });
    expect([...known.keys()]).toEqual(['Page de faq']);
  });

  it('is to keep the nodes of a file with a mistake, and to delete those that a file no longer has', async () => {
    await tell({}, 'from nothing');
    const [page, instrument] = ['Page de faq', 'Instrument N'];
    await tell({ [faq]: 'Fragen', [instruments]: (text) => text.replace(/- \{ symbol: N.*\n/, '') });
    expect([known.has(page), known.has(instrument)]).toEqual([true, false]);
  });

  it('is that a node is another when the code that makes it is', async () => {
    await tell({}, 'from nothing');
    const before = known.get('Company')?.contentDigest;
    await tell(undefined, 'other');
    expect(known.get('Company')?.contentDigest).not.toBe(before);
  });
});
