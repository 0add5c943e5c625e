import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../src/content/front-matter';
import { pageFilePath } from '../../src/content/page';
import { localeOf, parsePath } from '../../src/i18n/paths';
import { routes } from '../../src/routes';
import { de, en, fr } from '../support/strings';
import { eachPage, pageOf, textOf } from './built-site';

/** Keeps “e-mail” on one line (`src/content/hyphens.ts`), and is no part of the copy. */
const wordJoiner = '\u2060';

const common = { en: en.common, de: de.common, fr: fr.common };

interface FrontMatter {
  title: string;
  description: string;
  sections: { kind: string; title?: string }[];
}

const frontMatterOf = (locale: string, path: string): FrontMatter =>
  parse(splitFrontMatter(readFileSync(pageFilePath(locale as 'en', path), 'utf8')).yaml ?? '') as FrontMatter;

describe.each(eachPage)('%s, before any script,', (path, { $, tree, route }) => {
  const locale = localeOf(tree);
  const copy = frontMatterOf(locale, routes[route].path);

  it('says its language', () => {
    expect($('html').attr('lang')).toBe(locale);
  });

  it('has its title and description', () => {
    expect($('head title').text()).toContain(' | Velmarch');
    expect($('head title').text().length).toBeLessThanOrEqual(60);
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(description).not.toMatch(/\{\{/);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('shows whose page it is in tabs, on home screens and in the colour around it', () => {
    const once = (selector: string) => expect($(`head ${selector}`)).toHaveLength(1);
    once('link[rel="icon"][type="image/svg+xml"]');
    once('link[rel="icon"][sizes="32x32"]');
    once('link[rel="apple-touch-icon"]');
    once('link[rel="manifest"]');
    once('meta[name="theme-color"]');
  });

  it('has one main heading, the one of its copy', () => {
    expect($('h1')).toHaveLength(1);
    const wanted = copy.sections[0]?.title ?? copy.title;
    if (!wanted.includes('{{')) expect(textOf($, 'h1').replaceAll(wordJoiner, '')).toBe(wanted.replace(/\s+/g, ' '));
    else expect(textOf($, 'h1')).not.toContain('{{');
  });

  it('shows no placeholder and no untranslated key', () => {
    $('script, style').remove();
    expect(textOf($, 'body')).not.toMatch(/\{\{|\b(menu|footer|errors|riskWarning|notFound)\.[a-z]\w*(?![\w@])/);
  });

  it('warns of the risk, in its language', () => {
    expect(textOf($, 'footer')).toContain(common[locale].riskWarning.text);
  });

  it('links nowhere outside of its tree, but in the language selector', () => {
    const away = $('a[href^="/"]:not([data-locale])')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => parsePath(new URL(href, 'https://x').pathname).tree !== tree);
    expect(away).toEqual([]);
  });

  it('offers itself in every language', () => {
    const { rest } = parsePath(path);
    const offered = $('header a[data-locale]')
      .toArray()
      .map((link) => $(link).attr('href'));
    for (const href of [`/${rest}`, `/de/${rest}`.replace(/\/$/, ''), `/fr/${rest}`.replace(/\/$/, '')])
      expect(offered).toContain(href);
  });
});

describe('the menu marks', () => {
  test.each([
    ['terms', 'en', en.common.menu.terms, 'page'],
    ['market', 'de', de.common.menu.markets, 'page'],
    ['trade', 'bare', en.common.menu.trade, 'true'],
    ['faq', 'fr', fr.common.menu.trade, 'true'],
    ['technicalAnalysis', 'de', de.common.menu.trade, 'true'],
  ] as const)('on %s in %s the item “%s”', (route, tree, label, value) => {
    const { $ } = pageOf(route, tree);
    const nav = $(`header nav[aria-label="${common[localeOf(tree)].menu.label}"] > ul > li > [aria-current]`);
    expect(nav).toHaveLength(1);
    expect(nav.text()).toContain(label);
    expect(nav.attr('aria-current')).toBe(value);
  });

  it('nothing on a page outside of it', () => {
    expect(pageOf('login', 'de').$('header nav > ul > li > [aria-current]')).toHaveLength(0);
  });
});

describe('the root', () => {
  it('leads to /en without scripts, by itself and by a link', () => {
    const { $ } = pageOf('home', 'bare');
    expect($('head noscript').html()).toContain('<meta http-equiv="refresh" content="0; url=/en">');
    expect($('body noscript').html()).toContain('href="/en"');
  });

  it('is the only page that does', () => {
    const others = eachPage.filter(([path, { $ }]) => path !== '/' && $.html().includes('http-equiv="refresh"'));
    expect(others).toEqual([]);
  });
});
