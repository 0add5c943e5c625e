/** @jest-environment jsdom */
import fc from 'fast-check';
import { allowHtml, allowScript, allowScriptUrl } from '../../../src/early/trusted-types';

it.each([
  'plain text',
  'Price action = how a price moves.',
  'Use javascript: never, <3 charts, 1 < 2 and on = off; meta data and a form of an object &lt;script&gt;',
  '<h2 id="a">Terms</h2><p>Trading on <strong>margin</strong> <a href="/terms">costs action=x onclick=y</a></p>',
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
  '<a href="mailto:help@example.com">mail</a> <a href="#faq">FAQ</a> <a href="tel:+4930">call</a><br/>',
  '<table><thead><tr><th align="left">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  '<span aria-hidden="true">&#215;</span>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 336 9"><title id="t">a &lt; b</title><rect fill="url(#p)" x="1"/></svg>',
  '<svg/>',
])('the Trusted Types policy accepts the HTML %s', (html) => {
  expect(allowHtml(html)).toBe(html);
});

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<img src="/a.png">',
  '<img title=">" onerror=alert(1)>',
  '<p onclick="alert(1)">',
  '<p id="a"onclick="alert(1)">',
  '<p style="color:red">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java&#115;cript:alert(1)">x</a>',
  "<a href='&#106;avascript:alert(1)'>x</a>",
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a id="x" xlink:href="javascript:alert(1)">x</a>',
  '<svg><animate attributeName="href" to="javascript:alert(1)"/></svg>',
  '<svg><title><p id="</title><img src=x onerror=alert(1)>"></p></title></svg>',
  '<!-- note -->',
  '<?php ?>',
  '<![CDATA[x]]>',
  '</script ><b>',
  '<p',
])('the Trusted Types policy refuses the HTML %s', (html) => {
  expect(allowHtml(html)).toBeNull();
});

it('random HTML accepted by the Trusted Types policy has no script, event handler or `javascript:` URL in the DOM', () => {
  const pieces = fc.constantFrom(
    ...'< > </ /> " \' = &#106; javascript: &Tab; https: # / <!-- -->'.split(' '),
    ...[' ', '\n'],
    ...['a', 'p', 'svg', 'title', 'img', 'script', 'style', 'template', 'href', 'src', 'onload', 'id', 'text'],
    ...['<a href="', '<p id="', '">', '<svg><title>', '</title>', '</p>', '<img src=x onerror=alert(1)>'],
  );
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      (html) => {
        if (allowHtml(html) === null) return;
        accepted += 1;
        document.body.innerHTML = html;
        for (const { tagName, attributes } of document.body.querySelectorAll('*')) {
          expect(tagName).not.toMatch(/^(?:img|script|style|template)$/i);
          for (const { name, value } of attributes) {
            expect(name).not.toMatch(/^(?:on|src)/);
            if (name === 'href') expect(new URL(value, 'https://a.test').protocol).toMatch(/^(?:https?|mailto|tel):$/);
          }
        }
      },
    ),
    { numRuns: 5_000 },
  );
  expect(accepted).toBeGreaterThan(200);
});

it.each(['/app-1.js', 'http://localhost/app-1.js'])('the Trusted Types policy accepts the script URL %s', (url) => {
  expect(allowScriptUrl(url)).toBe(url);
});

it.each([
  'https://evil.test/app-1.js',
  '//evil.test/app-1.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1.js',
  '/page-data/app-data.json',
])('the Trusted Types policy refuses the script URL %s', (url) => {
  expect(allowScriptUrl(url)).toBeNull();
});

it('the Trusted Types policy lets inline scripts hold JSON-LD, but no code', () => {
  expect(allowScript('{"@type":"Organization"}')).toBe('{"@type":"Organization"}');
  expect(allowScript('alert(1)')).toBeNull();
});
