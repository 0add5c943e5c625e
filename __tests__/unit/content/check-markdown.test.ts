import { checkMarkdown } from '../../../src/content/check-markdown';
import { copyText } from '../../../packages/copy-check/__tests__/copy-text-of';

const check = (url: string): string[] => checkMarkdown(copyText(`[Gold](${url})`), false).map(({ message }) => message);

it.each([
  'https://www.google.com/url?q=https://a.example&sa=D',
  'https://www.google.co.uk/url?q=https://a.example',
  'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example',
  'https://urldefense.com/v3/__https://a.example__',
])('the content check reports the link %s, which a document or mail program has put in the place of another', (url) => {
  expect(check(url)).toEqual([expect.stringMatching(/^A link by way of another service/)]);
});

it.each(['https://www.google.com/search?q=gold', 'https://a.example/url?q=b', 'route:faq'])(
  'the content check accepts the link %s, which leads to where it says',
  (url) => {
    expect(check(url)).toEqual([]);
  },
);
