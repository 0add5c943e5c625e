/** @jest-environment jsdom */
import { terminalAddress } from '../../../src/sign-in/terminal-address';

it.each([
  ['https://terminal.example/{locale}/desk', 'https://terminal.example/de/desk'],
  ['https://{locale}.terminal.example', 'https://de.terminal.example/'],
  ['https://terminal.example/desk?a=1#b', 'https://terminal.example/desk?a=1&locale=de#b'],
  ['http://localhost:8001/terminal', 'http://localhost:8001/terminal?locale=de'],
  ['/terminal?locale={locale}', 'http://localhost/terminal?locale=de'],
])('the setting GATSBY_TERMINAL_URL=%s makes German pages open the trading terminal at %s', (template, address) => {
  expect(terminalAddress(template, 'de')).toBe(address);
});
