import { contentSecurityPolicy } from '../hosts/content-security-policy';
import { describePublishing } from '../hosts/description';
import { writeRules } from '../hosts/netlify-and-cloudflare';
import { localSettings } from '../../shared/local-settings';
import { siteFactsOf } from '../site-facts';
import { facts, hash } from './fixture';

const { headersOf } = describePublishing(facts);
const plain = { ...facts, siteUrl: 'http://127.0.0.1:9000', apiBase: 'http://127.0.0.1:9001' };

it('every page is sent with the security headers', () => {
  expect(headersOf('/de/terms.html', 200)).toEqual({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://tile.openstreetmap.org; " +
      "font-src 'self'; connect-src 'self' https://api.example.com https://www.tradingview-widget.com; " +
      "frame-src https://www.tradingview-widget.com; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default; upgrade-insecure-requests",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': expect.stringMatching(/^accelerometer=\(\), autoplay=\(\), camera=\(\), .*, usb=\(\), /),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Referrer-Policy': 'strict-origin',
    'Cache-Control': 'no-cache, no-transform',
  });
});

const forever = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

it.each([
  ['/terms.html', 200, 'no-cache, no-transform', 'strict-origin', 'same-origin'],
  ['/auth/login.html', 200, 'no-store, no-transform', 'no-referrer', 'same-origin'],
  ['/fr/auth/reset-password', 200, 'no-store, no-transform', 'no-referrer', 'same-origin'],
  [`/app-${hash}.js`, 200, forever, 'strict-origin', 'same-origin'],
  [`/app-${hash}.js`, 304, forever, 'strict-origin', 'same-origin'],
  ['/static/a/b/picture.webp', 200, forever, 'strict-origin', 'same-origin'],
  ['/og/de/terms.jpg', 200, hour, 'strict-origin', 'cross-origin'],
  ['/og/de/terms.jpg', 404, 'no-cache, no-transform', 'strict-origin', 'same-origin'],
  ['/robots.txt', 200, hour, 'strict-origin', 'same-origin'],
])(
  'the file %s, sent with status %i, has the headers Cache-Control %s, Referrer-Policy %s, Cross-Origin-Resource-Policy %s',
  (path, status, ...policies) => {
    const headers = headersOf(path, status);
    const names = ['Cache-Control', 'Referrer-Policy', 'Cross-Origin-Resource-Policy'];
    expect(names.map((name) => headers[name])).toEqual(policies);
  },
);

it('if the site is published over http, no response header makes browsers switch to https', () => {
  const headers = describePublishing(plain).headersOf('/', 200);
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
  expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});

it('if the API is a path of the site, connect-src in the Content Security Policy lists no API host', () => {
  expect(contentSecurityPolicy({ ...facts, apiBase: '/api' })).toContain("connect-src 'self' https://www.tradingview");
});

describe('reports of policy violations', () => {
  const reportsUrl = 'https://reports.example.com/csp?site=1';

  it('every response tells browsers to report policy violations to the URL of the setting REPORTS_URL', () => {
    const headers = describePublishing({ ...facts, reportsUrl }).headersOf('/terms/', 308);
    expect(headers['Reporting-Endpoints']).toBe(`policy="${reportsUrl}"`);
    expect(headers['Content-Security-Policy']).toContain(`; report-uri ${reportsUrl}; report-to policy`);
  });

  it.each(['http://a.example', 'https://a.example/;script-src *'])(
    'a build refuses %s as the URL for reports of policy violations',
    (url) => {
      expect(() => siteFactsOf({ ...localSettings(), REPORTS_URL: url })).toThrow(
        'REPORTS_URL must be an https address',
      );
    },
  );
});

describe('headers of the CMS', () => {
  const { headersOf: withAdmin } = describePublishing({ ...facts, editing: 'github' });
  const { 'Content-Security-Policy': own = '', ...others } = withAdmin('/admin/main.js', 200);

  it('the Content Security Policy of the CMS at /admin forbids eval, and requests to other sites than the repository’s host', () => {
    expect(own).toContain("default-src 'none'; script-src 'self'; ");
    expect(own).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
    expect(own).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'");
    expect(own.match(/https:\/\/[\w.]+/g)).toEqual([
      'https://avatars.githubusercontent.com',
      'https://api.github.com',
      'https://www.githubstatus.com',
    ]);
    expect(others).toMatchObject({ 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex, nofollow' });
  });

  it('the Content Security Policy of the CMS at /admin allows no other site if the CMS edits a local folder instead of a repository', () => {
    const local = describePublishing({ ...facts, editing: 'local' });
    expect(local.headersOf('/admin.html', 200)['Content-Security-Policy']).not.toContain('http');
  });

  it('the Content Security Policy of the CMS at /admin does not change the headers of other paths', () => {
    for (const path of ['/terms.html', '/administration', '/en/admin', '/admin/', `/app-${hash}.js`])
      expect(withAdmin(path, 200)).toEqual(headersOf(path, 200));
  });
});

it('a build fails if its file of header rules exceeds the limits of Netlify or Cloudflare Pages', () => {
  expect(() => writeRules(Array.from({ length: 101 }, (_, index) => [`/${index}`]))).toThrow('101 rules');
  expect(() => writeRules([['/*', `  A: ${'x'.repeat(2000)}`]])).toThrow('2005 characters');
});
