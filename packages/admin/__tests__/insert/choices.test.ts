import { figureChoices, linkChoices } from '../../insert/choices';
import { linkedPages } from '../../insert/linked-pages';
import { placeholderValues } from '../../../../src/content/settings';
import { routePath } from '../../../../src/i18n/paths';
import { copyOf, settings } from '../../../../__tests__/support/page-copy';
import { de } from '../../../../__tests__/support/strings';
import { readProjectFiles } from '../../../copy-check/project-files';

const files = readProjectFiles('.');

it('each figure is offered with how it reads in the language, and inserted by its name', () => {
  const values = placeholderValues(settings, 'de');
  const choices = figureChoices(values);
  expect(choices).toHaveLength(values.size);
  const traders = choices.find(({ label }) => label === `activeTraders → ${values.get('activeTraders')}`);
  expect(traders?.insteadOf('')).toBe('{{activeTraders}}');
});

describe('links', () => {
  const pages = linkedPages(files).de;
  const { trade, faq } = de.common.menu;
  const chosen = (route: string) => linkChoices(pages, 'de')[pages.findIndex((page) => page.route === route)];

  it('are offered by the names of the pages in the language, with their addresses', () => {
    expect(chosen('faq')?.label).toBe(`${trade} › ${faq} → ${routePath('faq', 'de')}`);
    expect(chosen('register')?.label).toBe(`${copyOf('de', 'register').title} → ${routePath('register', 'de')}`);
  });

  it('lead to no page that a visitor only comes to by doing something', () => {
    const offered = pages.map(({ route }) => route);
    expect(offered).toEqual(expect.arrayContaining(['home', 'faq', 'login', 'privacyPolicy']));
    for (const route of ['notFound', 'withdrawalSuccess', 'resetPasswordDone']) expect(offered).not.toContain(route);
  });

  it('keep the selected words as their text, and have the page’s name where nothing is selected', () => {
    expect(chosen('faq')?.insteadOf('viele Fragen')).toBe('[viele Fragen](route:faq)');
    expect(chosen('faq')?.insteadOf('')).toBe(`[${faq}](route:faq)`);
  });
});
