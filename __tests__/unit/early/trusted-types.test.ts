/** @jest-environment jsdom */
import { allowHtml, allowScript, allowScriptUrl } from '../../../src/early/trusted-types';

it.each([
  'plain text',
  '<h2 id="a">Terms</h2><p>Trading on <strong>margin</strong> <a href="/terms">costs</a></p>',
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
  '<a href="mailto:help@example.com">mail</a> <a href="#faq">FAQ</a> <a href=\'\'>here</a>',
])('the Trusted Types policy lets %s become markup', (html) => {
  expect(allowHtml(html)).toBe(html);
});

it.each([
  '<script>alert(1)</script>',
  '<img title=">" onerror=alert(1)>',
  '<iframe srcdoc="x"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  "<a href='&#106;avascript:alert(1)'>x</a>",
  '<a href=" java\nscript:alert(1)">x</a>',
  '<form action="https://evil.test">',
  '</script ><b>',
])('the Trusted Types policy does not let %s become markup', (html) => {
  expect(allowHtml(html)).toBeNull();
});

it.each([
  ['/app-1.js', true],
  ['http://localhost/app-1.js', true],
  ['https://evil.test/app-1.js', false],
  ['//evil.test/app-1.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://localhost/1.js', false],
  ['/page-data/app-data.json', false],
])('scripts may be loaded from %s: %s', (url, allowed) => {
  expect(allowScriptUrl(url)).toBe(allowed ? url : null);
});

it('the Trusted Types policy lets scripts hold structured data and no program', () => {
  expect(allowScript('{"@type":"Organization"}')).toBe('{"@type":"Organization"}');
  expect(allowScript('alert(1)')).toBeNull();
});
