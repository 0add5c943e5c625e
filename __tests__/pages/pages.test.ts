import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { filesBelow } from '../../src/content/files-below';
import { isDemonstration } from '../../src/demonstration';
import { allowHtml } from '../../src/early/trusted-types';
import { readAddress } from '../../src/i18n/read-address';
import { locales } from '../../src/i18n/locales';
import { routePath, treeOf } from '../../src/i18n/paths';
import { routeIds } from '../../src/routes';
import { copyOf, settings } from '../support/page-copy';
import { stringsOf } from '../support/strings';
import { attributesOf, type BuiltPage, differences, isIndexable, pageOf, pages, readFile, textOf } from './built-site';

const folded = (text: string): string => text.replace(/\s+/g, ' ');

/** Elements that the head of every page has once: icons and theme colour. */
const once = [
  'link[rel="icon"][type="image/svg+xml"]',
  'link[rel="icon"][sizes="32x32"]',
  'link[rel="apple-touch-icon"]',
].concat('link[rel="manifest"]', 'meta[name="theme-color"]');

it('the static HTML of every page has the right language, one h1 with the right text, favicons, and a risk warning in the footer', () => {
  expect(
    differences(pages, ({ $, locale, route }) => {
      const copy = copyOf(locale, route);
      const { common, marks } = stringsOf(locale);
      return {
        lang: [$('html').attr('lang'), locale],
        'number of h1': [$('h1').length, 1],
        h1: [textOf($, 'h1'), folded(String(copy.sections[0]?.title ?? copy.title))],
        'site in the title': [$('head title').text().endsWith(` | ${settings.company.name}`), true],
        'mark of a demonstration': [textOf($, 'main > [role="note"]'), isDemonstration ? marks.demonstration : ''],
        'risk warning': [textOf($, 'footer').includes(common.riskWarning.text), true],
        icons: [once.filter((selector) => $(`head ${selector}`).length !== 1), []],
      };
    }),
  ).toEqual([]);
});

it('no built page has HTML comments, or white space at the edge of a block, since hydration fails if a proxy removes them', () => {
  const blocks =
    'address, article, aside, blockquote, dd, details, div, dt, figure, footer, h1, h2, h3, header, li, main';
  const edges = `:is(${blocks}, nav, p, section, summary, td, th, ul):not([class*=prose] *)`;
  expect(
    differences(pages, ({ $ }) => {
      const nodes = $('#___gatsby *').contents().get();
      const comments = nodes.filter(({ type }) => type === 'comment').map((node) => $.html(node.parent!).slice(0, 120));
      const trimmed = $('#___gatsby')
        .find(edges)
        .get()
        .filter(({ firstChild, lastChild }) =>
          [
            /^\s/.test(firstChild?.type === 'text' ? firstChild.data : ''),
            /\s$/.test(lastChild?.type === 'text' ? lastChild.data : ''),
          ].includes(true),
        )
        .map((element) => $.html(element).slice(0, 120));
      return { comments: [comments, []], 'white space': [trimmed, []] };
    }),
  ).toEqual([]);
});

it('each section of a built page is labelled by its heading', () => {
  expect(
    differences(pages, ({ $ }) => {
      const unnamed = $('main section')
        .get()
        .filter((section) => !$(`[id="${$(section).attr('aria-labelledby')}"]`, section).is('h1, h2'))
        .map((section) => $.html(section).slice(0, 80));
      return { 'sections without a heading': [unnamed, []] };
    }),
  ).toEqual([]);
});

it('an indexable page loads the picture in its hero eagerly, and all other pictures lazily', () => {
  expect(
    differences(pages.filter(isIndexable), ({ $ }) => {
      // Leaves out SVG files, since the map's marker is only half a kilobyte.
      const picture = 'main img:not([src$=".svg"])';
      const loading = attributesOf($, picture, 'loading');
      const atTop = $('main section:has(h1)').find('img:not([src$=".svg"])').length > 0;
      return {
        'loading of pictures': [loading, loading.map((_, index) => (index === 0 && atTop ? 'eager' : 'lazy'))],
        'first picture': [attributesOf($, picture, 'fetchpriority')[0] ?? '', atTop ? 'high' : ''],
      };
    }),
  ).toEqual([]);
});

it('no built page shows an unfilled placeholder or an untranslated string key', () => {
  const raw = /\{\{|\b(menu|footer|errors|riskWarning|notFound)\.[a-z]\w*(?![\w@])/;
  const shown = ({ $ }: BuiltPage): string => {
    const body = $('body').clone();
    body.find('script, style').remove();
    return `${body.text()} ${$('meta[name="description"]').attr('content')}`;
  };
  expect(differences(pages, (page) => ({ text: [raw.exec(shown(page))?.[0], undefined] }))).toEqual([]);
});

it('links on a built page lead to pages with the same language prefix, except in the language menu', () => {
  const site = 'https://site.test';
  expect(
    differences(pages, ({ $, route, tree }) => {
      const away = attributesOf($, 'a[href^="/"]:not([data-locale])', 'href').filter(
        (href) => readAddress(new URL(href, site).pathname).tree !== tree,
      );
      const offered = attributesOf($, 'header a[data-locale]', 'href');
      const twins = locales.map((locale) => routePath(route, treeOf(locale)));
      return {
        'links to other trees': [away, []],
        'missing languages': [twins.filter((twin) => !offered.includes(twin)), []],
      };
    }),
  ).toEqual([]);
});

it('an English page without prefix, such as /terms, has the same HTML as /en/terms, except for links', () => {
  const withoutTree = (path: string): string =>
    readFile(path)
      .replace(/(["'\s])\/en(?=[/"#?])/g, '$1')
      .replaceAll('=""', '="/"')
      // Only `/` has <noscript> elements that lead to `/en`: a meta refresh and a link.
      .replace(/<noscript><(?:meta|a) .*?<\/noscript>/g, '')
      // Gatsby requires the path `/404.html` for the not-found page without language prefix.
      .replace('data-page-path="/404.html"', 'data-page-path="/404"');
  const unlike = routeIds.filter((id) => withoutTree(routePath(id, 'bare')) !== withoutTree(routePath(id, 'en')));
  expect(unlike).toEqual([]);
});

it('the static HTML of the contact page has the opening hours, but no “open now” and no button, which need a script', () => {
  expect(
    differences(
      pages.filter(({ route }) => route === 'contacts'),
      ({ $, locale }) => {
        const { openNow, closedNow } = stringsOf(locale).contacts.hours;
        return {
          'opening hours': [$('main dl dd').length > 1, true],
          'claims about now': [[openNow, closedNow].filter((claim) => textOf($, 'main').includes(claim)), []],
          buttons: [$('main button').length, 0],
        };
      },
    ),
  ).toEqual([]);
});

it('every section with a chart or map has a sentence and a link for visitors without scripts', () => {
  const embedding = pages.filter(({ route }) => ['home', 'terms', 'contacts'].includes(route));
  expect(
    differences(embedding, ({ $, locale }) => {
      const sentence = folded(stringsOf(locale).embeds.noScript);
      const wanting = $('main section:has([data-phase])')
        .get()
        .filter((slot) => {
          const html = $.html(slot).replace(/<\/?noscript>/g, '');
          return !folded(load(html).text()).includes(sentence) || !load(html)('a[href^="https://"]').length;
        });
      return { 'slots without a sentence or a link': [wanting.length, 0] };
    }),
  ).toEqual([]);
});

it('without scripts, the page at “/” redirects to /en by a meta refresh and links to /en; no other page redirects', () => {
  const { $ } = pageOf('home', 'bare');
  expect($('head noscript').html()).toContain('<meta http-equiv="refresh" content="0; url=/en">');
  expect($('body noscript').html()).toContain('href="/en"');
  expect(pages.filter((page) => page.$.html().includes('http-equiv="refresh"')).map(({ path }) => path)).toEqual(['/']);
});

it('the Trusted Types policy accepts the HTML of every text and diagram in the built page data', () => {
  const refused = new Set<string>();
  let accepted = 0;
  for (const file of filesBelow('public/page-data').filter((path) => path.endsWith('.json')))
    JSON.parse(readFileSync(`public/page-data/${file}`, 'utf8'), (key, value: unknown) => {
      const isHtml = typeof value === 'string' && (key === 'html' || value.startsWith('<svg'));
      if (isHtml && allowHtml(value) === null) refused.add(value);
      else if (isHtml) accepted += 1;
    });
  expect([...refused]).toEqual([]);
  expect(accepted).toBeGreaterThan(400);
});
