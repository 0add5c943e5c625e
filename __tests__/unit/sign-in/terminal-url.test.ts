/** @jest-environment jsdom */
import { terminalAddress } from '../../../src/sign-in/terminal-address';

describe('the address of the terminal', () => {
  it.each([
    ['https://terminal.example/{locale}/desk', 'de', 'https://terminal.example/de/desk'],
    ['https://{locale}.terminal.example', 'fr', 'https://fr.terminal.example/'],
    ['https://terminal.example/', 'en', 'https://terminal.example/?locale=en'],
    ['https://terminal.example/desk?a=1#b', 'de', 'https://terminal.example/desk?a=1&locale=de#b'],
    ['http://localhost:8001/terminal', 'de', 'http://localhost:8001/terminal?locale=de'],
    ['/terminal?locale={locale}', 'de', 'http://localhost/terminal?locale=de'],
  ] as const)('from %s in %s is %s', (template, locale, address) => {
    expect(terminalAddress(template, locale)).toBe(address);
  });

  it.each(['//terminal.example', 'http://terminal.example', 'http://127.0.0.1.evil.example', 'javascript:alert(1)'])(
    'is refused when the setting is %j',
    (template) => {
      expect(() => terminalAddress(template, 'en')).toThrow();
    },
  );
});
