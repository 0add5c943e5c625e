import { checkMarkdown } from '../../../../src/content/markdown/check-markdown';
import { copyText } from '../../../../packages/copy-check/__tests__/copy-text-of';

const check = (url: string): string[] => checkMarkdown(copyText(`[Gold](${url})`), false).map(({ message }) => message);

it.each([
  'https://www.google.com/url?q=https://a.example&sa=D',
  'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example',
  'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fa.example&c=E',
  'https://secure-web.cisco.com/1bC/https%3A%2F%2Fa.example',
  'https://statics.teams.cdn.office.net/1/atp-safelinks.html?locale=en&url=http%3A%2F%2Fa.example',
  'https://urldefense.com/v3/__https://a.example__',
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__a.example',
  'https://lnkd.in/abc',
  'https://t.co/abc',
])('the content check reports the link %s, which leads to another service that redirects to the real target', (url) => {
  expect(check(url)).toEqual([expect.stringMatching(/^A link by way of another service/)]);
});

it.each([
  ['https://a.example/?utm_source=newsletter&x=1', 'utm_source'],
  ['https://a.example/b?x=1&utm_campaign=may#c', 'utm_campaign'],
  ['https://a.example/?fbclid=abc', 'fbclid'],
  ['https://a.example/?gclid=abc', 'gclid'],
  ['https://a.example/?mc_cid=abc', 'mc_cid'],
])('the content check reports in the link %s the parameter %s, which tracks readers', (url, parameter) => {
  expect(check(url)).toEqual([expect.stringContaining(`The link has the parameter “${parameter}”`)]);
});

it.each([
  'https://a.example/?utm=1&x_gclid=2',
  'https://a.example/utm_source=b',
  'https://www.google.com/search?q=gold',
  'https://a.example/url?q=b',
  'https://a.example/?x=1',
  'https://a.example/en/https?from=http',
  'https://a.example/#:~:text=https:',
  'https://web.archive.org/web/2024/https://a.example/',
  'https://www.linkedin.com/company/a',
  'https://www.youtube.com/watch?v=a',
  'https://reddit.co/abc',
  'route:faq',
])(
  'the content check accepts the link %s, which neither redirects through another service nor tracks readers',
  (url) => {
    expect(check(url)).toEqual([]);
  },
);
