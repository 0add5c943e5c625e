import { legalSectionIds, linksOf, markdownOf } from '../../../../src/content/markdown/markdown';

const parse = (value: string) => markdownOf({ file: 'a.md', field: value, value });

it('the Markdown parser treats placeholders such as {{company}} as words, and leaves them as written', () => {
  const root = parse('**{{company}}**s [{{a}}{{b}}](mailto:{{c}}) {{d}}. e');
  expect(JSON.stringify(root)).not.toMatch(/[\ue000-\uf8ff]/);
  const children = root.children.flatMap((block) => ('children' in block ? (block.children as object[]) : []));
  expect(children).toMatchObject([
    { type: 'strong', children: [{ value: '{{company}}' }] },
    { value: 's ' },
    { type: 'link', url: 'mailto:{{c}}', children: [{ value: '{{a}}{{b}}' }] },
    { value: ' {{d}}. e' },
  ]);
});

it('linksOf lists the links of a Markdown text, each with link text, page id and anchor', () => {
  const value = '[a **b**](route:faq) [c](route:faq#d) [e](#f) [g](https://h.example#i)';
  expect(linksOf({ file: 'a.md', field: 'b', value }).map(({ words, page, part }) => [words, page, part])).toEqual([
    ['a b', 'faq', undefined],
    ['c', 'faq', 'd'],
    ['e', undefined, 'f'],
    ['g', undefined, undefined],
  ]);
});

it('legalSectionIds gives an id to each top-level `##` heading of a Markdown text, and none to headings in quotations', () => {
  expect(legalSectionIds(parse('a\n\n## b\n\n### c\n\n> ## d\n\n## e'))).toEqual(['section-1', 'section-2']);
});
