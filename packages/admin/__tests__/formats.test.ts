import { readPage, writePage } from '../files/page-format';
import { FileFormats } from '../files/file-formats';
import { readContentFiles, readSchema } from '../../../src/content/content-files';

const files = readContentFiles('.');
const schema = readSchema('.');
const formats = new FileFormats(schema);

it('opening and saving any page or settings file in the CMS leaves the file as it was, with its comments', () => {
  for (const [path, text] of [...files.pages, ...files.settings])
    expect(formats.write(path, formats.read(path, text), text)).toBe(text);
});

describe('a page saved in the CMS', () => {
  const faq = files.pages.get('content/de/trade/faq.md') ?? '';

  it('saving a page in the CMS removes empty optional fields from its file, and keeps empty required fields', () => {
    const page: Record<string, unknown> = { ...readPage(faq), draft: false };
    const [hero, ...others] = page.sections as Record<string, unknown>[];
    const sections = [{ ...hero, actions: hero?.actions, stats: [], screen: null, lead: '' }, ...others];
    const saved = writePage({ ...page, sections }, schema);
    expect(saved).toBe(faq.replace(/lead: .*/, "lead: ''"));
  });

  it('the CMS turns the file names of a page’s pictures into full paths for editing, and back when the page is saved', () => {
    const page = readPage(files.pages.get('content/de/terms.md') ?? '');
    const [hero] = (page as { sections: { scene?: { src: string } }[] }).sections;
    expect(hero?.scene?.src).toMatch(/^\/content-pictures\/hero-terms/);
    expect(writePage(page, schema)).toContain('src: hero-terms.png\n');
  });

  it('a page whose file has broken YAML cannot be opened in the CMS, which shows an error message', () => {
    expect(() => readPage('---\ntitle: "open\n---\n')).toThrow(/quotation mark/);
  });
});

const pathOf = (name: string): string => `content/settings/${name}.yaml`;
const setting = (name: string): string => files.settings.get(pathOf(name)) ?? '';

function edited<T extends object>(name: string, edit: (content: T) => void): { before: string; after: string } {
  const before = setting(name);
  const content = structuredClone(formats.read(pathOf(name), before)) as T & Record<string, unknown>;
  edit(content);
  return { before, after: formats.write(pathOf(name), content, before) };
}

type Names = Record<string, string>;
interface Instruments {
  instruments: { symbol: string; name: Names; assetClass: string; provider: string }[];
}

it('after a name shared by three languages is edited for German in the CMS, the settings file has a name per language', () => {
  const { before, after } = edited<Instruments>('instruments', ({ instruments: [apple] }) => {
    apple!.name.de = 'Apfel';
  });
  expect(after).toBe(before.replace('name: Apple,', 'name: { en: Apple, de: Apfel, fr: Apple },'));
});

it('saving settings in the CMS keeps comments when items are removed, and writes a new item on one line like the others', () => {
  const { before, after } = edited<Instruments>('instruments', ({ instruments }) => {
    for (const one of ['stocks', 'crypto', 'indices'])
      instruments.splice(
        instruments.findIndex(({ assetClass }) => assetClass === one),
        1,
      );
    const name = { en: 'New', de: 'New', fr: 'New' };
    instruments.push({ symbol: 'NEW', name, assetClass: 'stocks', provider: 'X:NEW' });
  });
  const withoutItems = (text: string): string[] => text.split('\n').filter((line) => !line.startsWith('- '));
  expect(withoutItems(after)).toEqual(withoutItems(before));
  expect(after).not.toContain('symbol: AAPL');
  expect(after.trim().split('\n').at(-1)).toBe('- { symbol: NEW, name: New, assetClass: stocks, provider: X:NEW }');
});
