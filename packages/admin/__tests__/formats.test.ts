import { readPage, writePage } from '../page-format';
import { formats } from './check/entry-form';
import { readProjectFiles } from '../../copy-check/project-files';
import { readSchema } from '../../../src/content/content-files';

const files = readProjectFiles('.');
const schema = readSchema('.');

describe('a page that is opened and saved', () => {
  it('comes out as it was', () => {
    for (const text of files.pages.values()) expect(writePage(readPage(text), schema)).toBe(text);
  });

  const faq = files.pages.get('content/de/trade/faq.md') ?? '';

  it('loses the optional fields that the interface has left empty, and keeps those that are needed', () => {
    const page: Record<string, unknown> = { ...readPage(faq), draft: false };
    const [hero, ...others] = page.sections as Record<string, unknown>[];
    const sections = [{ ...hero, actions: hero?.actions, stats: [], draft: null, lead: '' }, ...others];
    const saved = writePage({ ...page, sections }, schema);
    expect(saved).toBe(faq.replace(/lead: .*/, "lead: ''"));
  });

  it('shows pictures where the interface looks for them, and files name them as they always did', () => {
    const page = readPage(files.pages.get('content/de/trade/tehnical-analysis.md') ?? '');
    const [hero] = (page as { sections: { scene?: { src: string } }[] }).sections;
    expect(hero?.scene?.src).toMatch(/^\/content-pictures\/hero-technical/);
    expect(writePage(page, schema)).toContain('src: hero-technical.png\n');
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
  it.each(['company', 'figures', 'instruments', 'widgets'])('%s come out as they were, comments included', (name) => {
    const { before, after } = edited(name, () => undefined);
    expect(after).toBe(before);
  });

  it('have one other line when one figure has been changed', () => {
    const { before, after } = edited<Record<string, { value: number }>>('figures', (figures) => {
      figures.activeTraders!.value = 18001;
    });
    expect(after).toBe(before.replace(/^(activeTraders: \{ value: )\d+/m, (_, start: string) => `${start}18001`));
  });

  it('say a name in three languages once they differ', () => {
    const { before, after } = edited<Instruments>('instruments', ({ instruments: [apple] }) => {
      apple!.name.de = 'Apfel';
    });
    expect(after).toBe(before.replace('name: Apple,', 'name: { en: Apple, de: Apfel, fr: Apple },'));
  });

  it('keep all comments when an entry is taken out, and write a new one like its neighbours', () => {
    const { before, after } = edited<Instruments>('instruments', ({ instruments }) => {
      instruments.splice(1, 1);
      instruments.push({
        symbol: 'NEW',
        name: { en: 'New', de: 'New', fr: 'New' },
        assetClass: 'stocks',
        provider: 'X:NEW',
      });
    });
    const comments = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('#'));
    expect(comments(after)).toEqual(comments(before));
    expect(after).not.toContain('symbol: MSFT');
    expect(after.trim().split('\n').at(-1)).toBe("- { symbol: NEW, name: New, assetClass: stocks, provider: 'X:NEW' }");
  });

  it('keep the heading of a group, with its empty line, when its first item is taken out', () => {
    const { before, after } = edited<Instruments>('instruments', ({ instruments }) => {
      for (const one of ['stocks', 'crypto', 'indices'])
        instruments.splice(
          instruments.findIndex(({ assetClass }) => assetClass === one),
          1,
        );
    });
    const withoutItems = (text: string): string[] => text.split('\n').filter((line) => !line.startsWith('- '));
    expect(withoutItems(after)).toEqual(withoutItems(before));
  });
});
