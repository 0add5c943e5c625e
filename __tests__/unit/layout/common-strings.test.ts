import de from '../../../locales/de/common.json';
import en from '../../../locales/en/common.json';
import fr from '../../../locales/fr/common.json';
import { footerGroups } from '../../../src/layout/footer-links';
import { isGroup, menu } from '../../../src/layout/menu-items';

const lookUp = (strings: object, key: string): unknown =>
  key.split('.').reduce<unknown>((level, part) => (level as Record<string, unknown> | undefined)?.[part], strings);

const keys = [
  ...menu.flatMap((item) => [
    item.label,
    ...(isGroup(item) ? item.pages.flatMap((page) => [page.label, page.hint]) : []),
  ]),
  ...footerGroups.flatMap((group) => [group.label, ...group.links.map((link) => link.label)]),
];

describe.each([
  ['en', en],
  ['de', de],
  ['fr', fr],
])('the strings of the layout in %s', (_locale, strings) => {
  it.each(keys)('say %s', (key) => {
    expect(lookUp(strings, key)).toMatch(/\S/);
  });
});
