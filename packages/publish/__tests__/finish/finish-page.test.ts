import { finishPage } from '../../finish/finish-page';
import { parseHtml, readGatsbyHtml } from '../../finish/gatsby-html';
import { gatsbyPage } from '../fixture';

const asset = (href: string) => ({ href, integrity: `sha256-${href}` });
const assets = {
  early: asset('/early-1.js'),
  scripts: ['/webpack-runtime.js', '/app.js'].map(asset),
  styles: asset('/styles-2.css'),
  pageStyles: () => ({ own: { ...asset('/own-3.css'), content: '' }, rest: { ...asset('/rest-3.css'), content: '' } }),
};

const finish = (html: string, file = '/terms.html') => finishPage(readGatsbyHtml(file, html), assets);

// Markup that finishPage does not change. It removes only inline scripts and styles, and the `generator` tag.
const title = '<meta property="og:title" content="Title">';
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const announcer = '<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div>';
const body = `<div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><h1>Title</h1></div>${announcer}</div>`;

it('the HTML of a page without a form loads the early script (src/early), and only the styles that the page needs', () => {
  expect(finish(gatsbyPage('/terms'))).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
      '<script data-cfasync="false" src="/early-1.js" integrity="sha256-/early-1.js" data-page-path="/terms"',
      ' data-rest="/rest-3.css" data-rest-integrity="sha256-/rest-3.css"></script>',
      viewport,
      `<link rel="stylesheet" href="/own-3.css" integrity="sha256-/own-3.css">${title}</head>`,
      `<body>${body}</body></html>`,
    ].join(''),
  );
});

it('the HTML of a page with a form loads Gatsby’s scripts, links the styles of all pages, and sends no referrer', () => {
  expect(finish(gatsbyPage('/auth/login'), '/auth/login.html')).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">',
      '<script data-cfasync="false" src="/early-1.js" integrity="sha256-/early-1.js" data-page-path="/auth/login"></script>',
      viewport,
      `<link rel="stylesheet" href="/styles-2.css" integrity="sha256-/styles-2.css">${title}`,
      '<link as="script" rel="preload" href="/component---a-0123456789abcdef0123.js"></head>',
      `<body>${body}<script defer="" data-cfasync="false" src="/webpack-runtime.js" integrity="sha256-/webpack-runtime.js"></script>`,
      '<script defer="" data-cfasync="false" src="/app.js" integrity="sha256-/app.js"></script></body></html>',
    ].join(''),
  );
});

it.each([
  [
    'two sections waits for the title of the second section',
    '<section></section><section aria-labelledby="faq-title"></section>',
    ['#faq-title'],
  ],
  ['one section does not wait for a title', '<section aria-labelledby="notice-title"></section>', []],
  ['a text without sections does not wait for a title', '<article></article>', []],
])('when the first paint happens: a page with %s', (_, main, expected) => {
  const $ = parseHtml(finish(gatsbyPage('/terms', `<main>${main}</main>`)));
  const links = $('head > link[rel="expect"][blocking="render"]').toArray();
  expect(links.map((link) => $(link).attr('href'))).toEqual(expected);
});

it('in built pages, the @ of an e-mail address is a character reference, which browsers decode and Cloudflare ignores', () => {
  const mail = '<a href="mailto:help@velmarch.example">Write to help@velmarch.example</a>';
  const data = '<script type="application/ld+json">{"email":"help@velmarch.example"}</script>';
  const html = finish(gatsbyPage('/terms', `${mail}${data}`));
  expect(html.replace(data, '')).not.toContain('@');
  expect(parseHtml(html)('#gatsby-focus-wrapper').html()).toBe(`${mail}${data}`);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a style element', '<style>h1{color:red}</style>'],
  ['a style attribute', '<p style="color:red">x</p>'],
  ['a style attribute for browsers without scripts', '<noscript><p style="color:red">x</p></noscript>'],
  ['an event handler', '<button onclick="go()">x</button>'],
  ['a link whose address is a script', '<a href=" javascript:go()">x</a>'],
])('a build fails if a page has %s, and the error names the page and the HTML element', (_, snippet) => {
  const attempt = () => finish(gatsbyPage('/terms', snippet));
  expect(attempt).toThrow('/terms.html');
  expect(attempt).toThrow(/would refuse <(?:script|style|p|button|a)/);
});

it.each([
  ['the variable window.pagePath', 'deferred hydration', 'window.pagePath='],
  ['async scripts', 'deferred hydration', /<script src="[^"]+" async><\/script>/g],
  ['the attribute data-href', 'files instead of inline markup', 'data-href='],
])(
  'a build fails if Gatsby’s HTML lacks %s, and the error names the intervention in Gatsby that needs this part: “%s”',
  (_, name, part) => {
    const attempt = () => finish(gatsbyPage('/terms').replaceAll(part, ''));
    expect(attempt).toThrow(`The Gatsby intervention “${name}” no longer takes hold: /terms.html `);
  },
);
