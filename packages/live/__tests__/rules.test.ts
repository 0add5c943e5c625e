import sharp from 'sharp';
import { describePublishing } from '../../publish/hosts/description';
import { judgeRedirect } from '../addresses';
import { judgeRefusal, judgeTerminal } from '../api';
import type { HttpResponse } from '../send-request';
import { callsOfSite } from '../calls';
import { judgeHandshake, judgePlain } from '../certificate';
import { findIn } from '../check';
import { checkFiles, judgeFile, judgeRevision } from '../files';
import { type Finding, group, lineOf } from '../finding';
import { judgePicture } from '../link-previews';
import { judgeSecurityText } from '../search-engines';
import type { Site } from '../site';

/*
 * Unit tests of the check of the live site. They cover cases that its tests on a local build (suite/live.test.ts)
 * cannot produce: other hosts, other dates, rare responses.
 */

const url = 'https://www.example.com';
const facts = { siteUrl: url, apiBase: 'https://api.example.com', terminalUrl: 'https://terminal.example.com' };
const description = describePublishing(facts);
const now = new Date('2026-11-25');

function answer(status: number, headers: HeadersInit = {}, body: string | Buffer = ''): HttpResponse {
  return { address: url, status, headers: new Headers(headers), body: Buffer.from(body) };
}

const saidBy = (findings: readonly Finding[]): string[] => findings.map(({ found }) => found);

const textOf = (findings: readonly Finding[]): string => saidBy(findings).join('\n') || 'no problem';

it.each([
  ['2026-12-09', 'no problem'],
  ['2026-12-08', 'the certificate expires in 13 days'],
  ['2026-11-24', 'the certificate has expired'],
])('on 25 November 2026, the check of the live site reports for a certificate that ends on %s: %s', (until, said) => {
  const findings = judgeHandshake(url, { until: new Date(until), takesOld: false }, now);
  expect(textOf(findings)).toBe(said);
});

it.each([
  ['accepts a redirect from http to the same path on https', 301, `${url}/en`, 0],
  ['reports a redirect from http to another path on https', 301, `${url}/`, 1],
  ['reports a redirect from http to http', 301, 'http://www.example.com/en', 1],
  ['reports a page that is served over http', 200, null, 1],
])('the check of the live site %s', (_what, status, location, count) => {
  expect(judgePlain('http://www.example.com/en', `${url}/en`, status, location)).toHaveLength(count);
});

describe('files of the live site', () => {
  const html = { 'content-type': 'text/html; charset=UTF-8' };

  it('for a site on Netlify that has the CMS, the check of the live site reports a page without a CSP in its HTML', () => {
    const withAdmin = describePublishing({ ...facts, editing: 'github' });
    const framing = { 'Content-Security-Policy': "frame-ancestors 'none'" };
    const sent = answer(200, { ...withAdmin.headersOf('/en.html', 200), ...html, ...framing }, '<head></head>');
    const found = judgeFile({ host: 'netlify', description: withAdmin }, '/en.html', sent);
    expect(saidBy(found)).toEqual(['the policy in the page is missing']);
  });

  it('the check of the live site reports a file that is sent again although its ETag has not changed', async () => {
    const headers = { ...description.headersOf('/en.html', 200), ...html, etag: '"1"' };
    const manifest = { files: { '/en.html': [1, 1, ''] } };
    const site = { url, host: 'nginx', description, manifest } as unknown as Site;
    expect(saidBy(await checkFiles(site, () => Promise.resolve(answer(200, headers))))).toEqual([
      'asked with its own ETag, it is sent again with 200',
    ]);
  });
});

it('the check of the live site reports a published commit other than the expected one', () => {
  expect([...judgeRevision(url, 'abc'), ...judgeRevision(url, 'abc', 'abc')]).toEqual([]);
  expect(saidBy(judgeRevision(url, 'abc', 'def'))).toEqual(['the commit abc is live, not def']);
});

it('the check of the live site reports a missing redirect from /terms/ on nginx, but not on Netlify, where a script redirects', () => {
  const manifest = { files: { '/terms.html': [1, 1, ''] } } as unknown as Site['manifest'];
  expect(judgeRedirect({ host: 'netlify', manifest }, '/terms/', answer(200))).toEqual([]);
  expect(judgeRedirect({ host: 'nginx', manifest }, '/terms/', answer(200))).toHaveLength(1);
});

it('the check of the live site reports a security.txt that expires in less than two weeks', () => {
  const content = { company: { supportEmail: 'help@example.com' } } as Site['content'];
  const textUntil = (until: string): string =>
    `Contact: mailto:help@example.com\nExpires: ${until}\nPreferred-Languages: en, de, fr\nCanonical: ${url}/.well-known/security.txt\n`;
  const said = (text: string) => saidBy(judgeSecurityText({ url, content }, text, now));
  expect(said(textUntil('2026-12-09T00:00:00.000Z'))).toEqual([]);
  expect(said(textUntil('2026-12-08T00:00:00.000Z'))).toEqual(['it is valid for 13 days only']);
  expect(said(textUntil('soon'))).toHaveLength(1);
});

it('the check of the live site reports a link preview picture of another size than its page states', async () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 630, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
  expect(await judgePicture(answer(200, {}, await picture(1200)))).toEqual([]);
  expect(saidBy(await judgePicture(answer(200, {}, await picture(600))))).toEqual([
    'it is jpeg, 600 × 630, not jpeg, 1200 × 630',
  ]);
  expect(await judgePicture(answer(200, {}, '<html>'))).toHaveLength(1);
});

it('the check of the live site sends the broker’s API the requests of all forms, with empty fields', async () => {
  const calls = await callsOfSite();
  expect(calls.map(({ address, init }) => `${address.replace(/.*\/auth/, '/auth')} ${init.body}`)).toEqual([
    '/auth/login {"remember":true}',
    '/auth/login {"secret":"","remember":true}',
    '/auth/register {}',
    '/auth/forgot {}',
    '/auth/reset/ {}',
  ]);
});

it.each([
  [422, '{"errors":{"email":["Required"]}}', 'no problem'],
  [422, '{"message":"Required"}', 'its 422 has no errors by field'],
  [500, '', 'with empty fields it is answered 500, not 422'],
])(
  'if the broker’s API answers empty fields with %i and the body “%s”, the check of the live site reports: %s',
  async (status, body, said) => {
    const [login] = await callsOfSite();
    expect(textOf(judgeRefusal(login!, { status, body, cookies: { sent: [], kept: [] } }))).toBe(said);
  },
);

it.each([
  ['https://terminal.example.com/login', 200, 0],
  ['https://terminal.example.com/', 401, 0],
  ['https://terminal.example.com/', 404, 1],
  ['http://terminal.example.com/', 200, 1],
])(
  'if the trading terminal redirects to %s, which answers %i, the check of the live site reports %i problems',
  (address, status, count) => {
    expect(judgeTerminal('https://terminal.example.com', { address, status })).toHaveLength(count);
  },
);

it('the check of the live site reports a part of the check that fails to run or does not end in time', async () => {
  const never = new Promise<never>(() => undefined);
  expect(saidBy(await findIn('API', url, Promise.resolve(), () => never))).toEqual([
    'it was not checked to the end within 170 seconds',
  ]);
  const broken = () => Promise.reject(new Error('no answer'));
  expect(saidBy(await findIn('API', url, never, broken))).toEqual(['no answer']);
});

it('the check of the live site prints one line for a problem found at several URLs, and removes control characters', () => {
  const finding: Finding = { part: 'pages', at: '/a', found: 'broken\u001b[2J\nin two lines', fix: 'Fix it' };
  const lines = group([finding, { ...finding, at: '/b' }, { ...finding, at: '/b' }, { ...finding, part: 'files' }]).map(
    lineOf,
  );
  expect(lines).toEqual([
    'files: /a: broken [2J in two lines. Fix it',
    'pages: /a and 1 more: broken [2J in two lines. Fix it',
  ]);
});
