import type * as CheckEachFile from '../../../src/content/check-each-file';
import { contentNodes } from '../../../src/gatsby/content-nodes';
import { hiddenRoutes } from '../../../src/gatsby/project';
import { schema, tinyProject } from '../content/tiny-project';

jest.mock('../../../src/content/check-each-file', () => ({
  ...jest.requireActual<typeof CheckEachFile>('../../../src/content/check-each-file'),
  readShownFiles: () => ({ pages: new Map([['content/de/terms.md', '---\ndraft: true\n---\n']]) }),
}));

it('a page that is a draft in one language is not built', () => {
  expect([...hiddenRoutes()]).toEqual(['terms']);
});

it('a section that is a draft is no part of a page that is built', () => {
  const file = 'content/de/trade/faq.md';
  const files = tinyProject({ [file]: (text) => text.replace('kind: hero', 'kind: hero\n    draft: true') });
  const nodes = contentNodes({ files: { ...files, drawings: new Map() }, schema, madeBy: 'code' });
  const [page] = nodes.get(file) ?? [];
  expect(page?.fields).toMatchObject({ sections: [{ kind: 'accordion' }] });
});
