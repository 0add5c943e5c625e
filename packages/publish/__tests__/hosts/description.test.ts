import { contentSecurityPolicy, policyForMeta } from '../../hosts/content-security-policy';
import { describePublishing } from '../../hosts/description';
import { cloudflareHeaders } from '../../hosts/cloudflare';
import { netlifyHeaders } from '../../hosts/netlify';
import { nginxConfig } from '../../hosts/nginx';
import { readSettings } from '../../read-settings';
import { askModule } from './ask-module';
import { hash, settings } from '../fixture';

const { headersOf } = describePublishing(settings);
const plain = { ...settings, siteUrl: 'http://127.0.0.1:9000', apiBase: 'http://127.0.0.1:9001' };

describe('caching', () => {
  it.each([
    ['/terms.html', 200, 'no-cache'],
    ['/terms.html', 304, 'no-cache'],
    ['/page-data/terms/page-data.json', 200, 'no-cache'],
    ['/auth/login.html', 200, 'no-store'],
    ['/de/auth/reset-password.html', 200, 'no-store'],
    [`/app-${hash}.js`, 200, 'public, max-age=31536000, immutable'],
    [`/app-${hash}.js`, 304, 'public, max-age=31536000, immutable'],
    [`/styles.${hash}.css`, 200, 'public, max-age=31536000, immutable'],
    ['/static/a/b/picture.webp', 200, 'public, max-age=31536000, immutable'],
    ['/robots.txt', 200, 'public, max-age=3600'],
    ['/favicon.ico', 200, 'public, max-age=3600'],
    ['/build-manifest.json', 200, 'no-cache'],
    ['/404.html', 404, 'no-cache'],
    [`/app-${hash}.js`, 405, 'no-cache'],
    ['/terms/', 308, 'no-cache'],
  ])('%s with status %i is sent with %s', (path, status, expected) => {
    expect(headersOf(path, status)['Cache-Control']).toBe(expected);
  });
});

it('sends no referrer from the sign-in area of any tree, and the origin from everywhere else', () => {
  for (const path of ['/auth/login', '/fr/auth/reset-password.html', '/en/auth/2fa/']) {
    expect(headersOf(path, 200)['Referrer-Policy']).toBe('no-referrer');
  }
  expect(headersOf('/contacts.html', 200)['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
});

it('lets others show the pictures for link previews, and nothing else', () => {
  const policyOf = (path: string, status: number) => headersOf(path, status)['Cross-Origin-Resource-Policy'];
  expect(policyOf('/og/de/terms.jpg', 200)).toBe('cross-origin');
  expect(policyOf('/og/de/terms.jpg', 404)).toBe('same-origin');
  for (const path of ['/de/terms.html', '/static/a/b.webp', '/og.html'])
    expect(policyOf(path, 200)).toBe('same-origin');
});

it('insists on https only where the site is published over https', () => {
  expect(headersOf('/', 200)['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
  expect(contentSecurityPolicy(settings)).toContain('upgrade-insecure-requests');
  expect(describePublishing(plain).headersOf('/', 200)).not.toHaveProperty('Strict-Transport-Security');
  expect(contentSecurityPolicy(plain)).not.toContain('upgrade-insecure-requests');
});

it('allows connections to the API and to no other host of the company', () => {
  expect(contentSecurityPolicy(settings)).toContain(
    "connect-src 'self' https://api.example.com https://www.tradingview",
  );
  expect(contentSecurityPolicy({ ...settings, apiBase: '/api' })).toContain(
    "connect-src 'self' https://www.tradingview",
  );
});

it('has a policy in which the evaluator finds nothing but that scripts come from the site itself', () => {
  const findings = askModule(
    `import { CspParser } from 'csp_evaluator/dist/parser.js';
     import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
     import { Severity } from 'csp_evaluator/dist/finding.js';
     answer(new CspEvaluator(new CspParser(input).csp).evaluate()
       .filter((finding) => finding.severity < Severity.INFO)
       .map(({ directive, value }) => directive + ' ' + value));`,
    contentSecurityPolicy(settings),
  );
  expect(findings).toEqual(["script-src 'self'"]);
});

describe('reports of policy violations', () => {
  const reportsUrl = 'https://reports.example.com/csp?site=1';
  const reporting = describePublishing({ ...settings, reportsUrl });

  it('are sent nowhere by default', () => {
    const headers = headersOf('/terms.html', 200);
    expect(headers).not.toHaveProperty('Reporting-Endpoints');
    expect(headers['Content-Security-Policy']).not.toContain('report');
  });

  it('go to the address of the setting, from every response', () => {
    for (const [path, status] of [
      ['/terms.html', 200],
      ['/404.html', 404],
      ['/terms/', 308],
    ] as const) {
      const headers = reporting.headersOf(path, status);
      expect(headers['Reporting-Endpoints']).toBe(`policy="${reportsUrl}"`);
      expect(headers['Content-Security-Policy']).toContain(`; report-uri ${reportsUrl}; report-to policy`);
    }
  });

  it('are in the files of every host that sends headers', () => {
    const place = { root: '/srv', listen: '80', serverName: '_', brotli: false };
    expect(nginxConfig(reporting, place)).toContain(
      `add_header Reporting-Endpoints "policy=\\"${reportsUrl}\\"" always;`,
    );
    for (const file of [netlifyHeaders(reporting, []), cloudflareHeaders(reporting, [])])
      expect(file).toContain(`Reporting-Endpoints: policy="${reportsUrl}"`);
    expect(policyForMeta(reporting.common['Content-Security-Policy']!)).not.toContain('report');
  });

  it('go nowhere but to an https address', () => {
    expect(readSettings({ REPORTS_URL: reportsUrl }).reportsUrl).toBe(reportsUrl);
    expect(readSettings({}).reportsUrl).toBeUndefined();
    for (const url of [
      'http://reports.example.com',
      'reports',
      'https://a.example/;script-src *',
      'https://a.example/"',
    ])
      expect(() => readSettings({ REPORTS_URL: url })).toThrow('REPORTS_URL must be an https address');
  });
});

it('leaves out of a page’s own policy what only a header can say', () => {
  expect(policyForMeta(contentSecurityPolicy(settings))).not.toContain('frame-ancestors');
  expect(policyForMeta(contentSecurityPolicy(settings))).toContain("default-src 'none'");
});

it('says which setting is no address', () => {
  expect(() => contentSecurityPolicy({ ...settings, siteUrl: '' })).toThrow('GATSBY_SITE_URL is no absolute address');
  expect(() => contentSecurityPolicy({ ...settings, apiBase: 'https://' })).toThrow('"https://" is no address');
});
