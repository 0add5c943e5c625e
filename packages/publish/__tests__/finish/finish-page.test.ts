import { finishPage } from '../../finish/finish-page';
import { parseHtml, readPage } from '../../finish/gatsby-html';
import { gatsbyPage } from '../fixture';

const asset = (href: string) => ({ href, integrity: `sha384-${href}` });
const assets = {
  early: asset('/early-1.js'),
  scripts: ['/webpack-runtime.js', '/app.js'].map(asset),
  styles: asset('/styles-2.css'),
  pageStyles: () => ({ own: asset('/own-3.css'), rest: asset('/rest-3.css') }),
};
const form = '/auth/login.html';

const finish = (html: string, file = '/terms.html') => finishPage(readPage(file, html), assets);
const finished = (file?: string) => parseHtml(finish(gatsbyPage('/terms'), file));

describe('a finished page', () => {
  it('runs the early file first, which knows which page it is on', () => {
    const early = finished()('head > *').eq(1);
    expect(finished()('head > *').first().is('meta[charset]')).toBe(true);
    expect(early.attr()).toEqual({
      src: '/early-1.js',
      integrity: 'sha384-/early-1.js',
      'data-page-path': '/terms',
      'data-rest': '/rest-3.css',
      'data-rest-integrity': 'sha384-/rest-3.css',
    });
  });

  it.each([
    ['the styles that it needs', '/terms.html', '/own-3.css'],
    ['all styles where Gatsby starts at once', form, '/styles-2.css'],
  ])('links %s', (_, file, href) => {
    const $ = finished(file);
    expect(
      $('link[rel="stylesheet"]')
        .toArray()
        .map((link) => $(link).attr()),
    ).toEqual([{ rel: 'stylesheet', href, integrity: `sha384-${href}` }]);
    expect($('style')).toHaveLength(0);
  });

  it('does not say what made it', () => {
    expect(finish(gatsbyPage('/terms'))).not.toMatch(/generator|x-ua-compatible|slice-start|gatsby-image-wrapper/);
  });

  it('links Gatsby’s scripts in order and with integrity on pages with a form', () => {
    const $ = finished(form);
    const scripts = $('body script')
      .toArray()
      .map((script) => $(script).attr());
    expect(scripts).toEqual(
      ['/webpack-runtime.js', '/app.js'].map((src) => ({ defer: '', src, integrity: `sha384-${src}` })),
    );
    expect($('head script').attr('data-rest')).toBeUndefined();
  });

  it('sends no referrer from the sign-in area, whatever the host', () => {
    expect(finished(form)('meta[name="referrer"]').attr('content')).toBe('no-referrer');
    expect(finished()('meta[name="referrer"]')).toHaveLength(0);
  });
});

describe('a page is refused, with its name and the snippet, when it holds', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a module', '<script type="module">alert(1)</script>'],
    ['a style element', '<style>h1{color:red}</style>'],
    ['a style attribute', '<p style="color:red">x</p>'],
    ['a style attribute for browsers without scripts', '<noscript><p style="color:red">x</p></noscript>'],
    ['an event handler', '<button onclick="go()">x</button>'],
    ['an address that is a script', '<a href=" javascript:go()">x</a>'],
  ])('%s', (_, snippet) => {
    const attempt = () => finish(gatsbyPage('/terms', { body: snippet }));
    expect(attempt).toThrow('/terms.html');
    expect(attempt).toThrow(/would refuse <(?:script|style|p|button|a)/);
  });
});

describe('finishing stops with the name of an intervention that no longer takes hold:', () => {
  const without = (part: string | RegExp) => () => finish(gatsbyPage('/terms').replaceAll(part, ''));

  it.each([
    ['deferred hydration', 'window.pagePath='],
    ['deferred hydration', 'window.___chunkMapping='],
    ['deferred hydration', /<script src="[^"]+" async><\/script>/g],
    ['fonts and styles as files', 'data-href='],
  ])('“%s” without %s', (name, part) => {
    expect(without(part)).toThrow(`The Gatsby intervention “${name}” no longer takes hold: /terms.html `);
  });
});
