import { stringify } from 'yaml';
import { canonicalPage, canonicalSettings } from '../../canonical-form';
import { readContentFiles, readSchema } from '../../../../src/content/content-files';
import { parsedPages } from '../../../../src/content/page';
import { placeOf, textsOfPage } from '../../collect-copy';

const schema = readSchema('.');
const { pages, settings } = readContentFiles('.');
const faq = 'content/de/trade/faq.md';

it('is the form of every content file', () => {
  for (const [file, text] of pages) expect(canonicalPage(file, text, schema)).toBe(text);
  for (const [file, text] of settings) expect(canonicalSettings(file, text)).toBe(text);
});

it('is reached however the same content is written, and says the same', () => {
  for (const page of parsedPages(pages)) {
    const { title, description, sections } = page.source.document.toJS() as Record<string, unknown>;
    const reversed = { sections, description, title };
    const written = `---\n${stringify(reversed, { lineWidth: 40, defaultStringType: 'QUOTE_DOUBLE', indentSeq: false })}---\n\n\n${page.body}\n\n`;
    expect(canonicalPage(page.file, written, schema)).toBe(page.text);
  }
});

it('makes of an edited text one changed line, be it a paragraph of a long answer or a short title', () => {
  const text = pages.get(faq) ?? '';
  const texts = parsedPages(new Map([[faq, text]]))
    .flatMap(textsOfPage)
    .filter(({ field }) => /answer|question|title$/.test(field));
  expect(texts.length).toBeGreaterThan(12);
  for (const { value } of texts) {
    const [first = ''] = value.split('\n');
    const edited = canonicalPage(
      faq,
      text.replace(first, `${first} Und noch ein Satz, der die Zeile weit über jede Breite hinaus verlängert.`),
      schema,
    );
    const before = text.split('\n');
    const after = edited.split('\n');
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
  }
});

it('leaves a file that cannot be read as it is', () => {
  const broken = '---\ntitle: "open\n---\n';
  expect(canonicalPage(faq, broken, schema)).toBe(broken);
  expect(canonicalPage(faq, 'no front matter', schema)).toBe('no front matter');
});

it('keeps the comments of settings', () => {
  expect(canonicalSettings('content/settings/figures.yaml', '# Why\na:   { value: 1,   style: ratio }\n')).toBe(
    '# Why\na: { value: 1, style: ratio }\n',
  );
});

it('finds the place of a text in another language by its file or, in settings, its field', () => {
  const text = { locale: 'de', value: '', problem: () => ({}) } as never as Parameters<typeof placeOf>[0];
  expect(placeOf({ ...text, file: faq, field: 'title' })).toBe('content/*/trade/faq.md#title');
  expect(placeOf({ ...text, file: 'content/settings/company.yaml', field: 'registration.de' })).toBe(
    'content/settings/company.yaml#registration.*',
  );
});
