import { readPage, writePage } from '../page-format';
import { FileFormats } from '../file-formats';
import { readProjectFiles } from '../../copy-check/project-files';
import { readSchema } from '../../../src/content/content-files';

const files = readProjectFiles('.');
const schema = readSchema('.');
const formats = new FileFormats(schema);

it('every page and every settings file that is opened and saved comes out as it was, comments included', () => {
  for (const [path, text] of [...files.pages, ...files.settings])
    expect(formats.write(path, formats.read(path, text), text)).toBe(text);
});

describe('a page that is opened and saved', () => {
  const faq = files.pages.get('content/de/trade/faq.md') ?? '';

  it('loses the optional fields that the interface has left empty, and keeps those that are needed', () => {
    const page: Record<string, unknown> = { ...readPage(faq), draft: false };
    const [hero, ...others] = page.sections as Record<string, unknown>[];
    const sections = [{ ...hero, actions: hero?.actions, stats: [], screen: null, lead: '' }, ...others];
    const saved = writePage({ ...page, sections }, schema);
    expect(saved).toBe(faq.replace(/lead: .*/, "lead: ''"));
  });

  it('shows pictures where the interface looks for them, and files name them as they always did', () => {
    const page = readPage(files.pages.get('content/de/terms.md') ?? '');
    const [hero] = (page as { sections: { scene?: { src: string } }[] }).sections;
    expect(hero?.scene?.src).toMatch(/^\/content-pictures\/hero-terms/);
    expect(writePage(page, schema)).toContain('src: hero-terms.png\n');
  });

  it('is refused with a sentence when its file cannot be read', () => {
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

describe('settings that are opened and saved', () => {
  it('say a name in three languages once they differ', () => {
    const { before, after } = edited<Instruments>('instruments', ({ instruments: [apple] }) => {
      apple!.name.de = 'Apfel';
    });
    expect(after).toBe(before.replace('name: Apple,', 'name: { en: Apple, de: Apfel, fr: Apple },'));
  });

  it('keep comments and the headings of groups when items are taken out, and write a new item in one line as its neighbours', () => {
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
});
