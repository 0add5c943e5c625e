import { joinHyphens, splitHyphens } from '../../../src/content/hyphens';

const joiner = '\u2060';

it.each([
  ['per E-Mail gesendet', `per E-${joiner}Mail gesendet`],
  ['l’adresse e-mail', `l’adresse e-${joiner}mail`],
  ['E-Mail-Adresse', `E-${joiner}Mail-Adresse`],
])('%j keeps its single letter on the line of its word', (text, joined) => {
  expect(joinHyphens(text, 'sections[0].lead')).toBe(joined);
});

it('a text is again as it is written in its file', () => {
  expect(splitHyphens(joinHyphens('E-Mail und e-mail', 'body'))).toBe('E-Mail und e-mail');
});

it.each(['Stop-Loss', 'rapporte-t-il', 'https://example.com/e-mail', '2-y', 'A - B', '- Aktien'])(
  '%j may break where it could',
  (text) => {
    expect(joinHyphens(text, 'body')).toBe(text);
  },
);

it.each(['sections[0].actions[0].label', 'sections[1].screen.alt', 'sections[1].screen.src'])(
  '%s is left as it is written',
  (field) => {
    expect(joinHyphens('E-Mail', field)).toBe('E-Mail');
  },
);
