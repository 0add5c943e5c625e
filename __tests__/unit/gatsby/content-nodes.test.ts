import { contentNodes } from '../../../src/gatsby/content-nodes';
import { schema, tinyProject } from '../content/tiny-project';

const faq = 'content/de/trade/faq.md';
const instruments = 'content/settings/instruments.yaml';

const nodesOf = (changes?: Parameters<typeof tinyProject>[0], known = schema) =>
  contentNodes({ files: { ...tinyProject(changes), drawings: new Map() }, schema: known, madeBy: 'code' });

const withDrawing: Parameters<typeof tinyProject>[0] = {
  [faq]: (text) => text.replace('kind: hero', 'kind: hero\n    drawing: trend'),
};

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
