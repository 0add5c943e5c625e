import { checkCharacters, withRightCharacters } from '../../text/characters';
import { copyText } from '../copy-text-of';

const found = (text: string): string[] => checkCharacters(copyText(text)).map(({ message }) => message);

it.each([
  'Prêt ?\u00a0« Oui\u202f», dit-il\u2009: 17\u00a0500 €',
  'SOCIÉTÉ\u00a0» et À\u00a0vous, ÂGE, Ça, Île, œuf',
  '„Händler“, „Ä“, „Ö“, Ångström, naïve',
  'Русский, Ελληνικά, kΩ, μm, Δx, ΔP, β-Faktor, π',
  'Zeile\nzwei – „x“ … ’ × ÷ − € £ ¥',
  'é, ç, ñ, 5 °C, ½, Â, Ã, m², CO₂, №, ™, 😀, E\u2011Mail',
])('the content check accepts the characters in the text “%s”', (text) => {
  expect(found(text)).toEqual([]);
  expect(withRightCharacters(text)).toBe(text);
});

it.each<[wrong: string, right: string, message: RegExp]>([
  ['fÃ¼r', 'für', /“Ã¼” stands for “ü”/],
  ['fÃ\u0083Â¼r', 'für', /stands for “ü”/],
  ['itâ€™s', 'it’s', /“â€™” stands for “’”/],
  ['itâ\u0080\u0099s', 'it’s', /stands for “’”/],
  ['10 â‚¬', '10 €', /stands for “€”/],
  ['10Â\u00a0%', '10\u00a0%', /stands for/],
  ['cÅ“ur', 'cœur', /stands for “œ”/],
  ['ï»¿Titel', 'Titel', /stands for/],
  ['ko\u0308nnen', 'können', /“ö” is a letter and a mark here/],
  ['e\u0301te', 'éte', /“é” is a letter and a mark here/],
  ['a\u2028b', 'a b', /U\+2028, line separator/],
  ['a\u2029b', 'a b', /U\+2029, line separator/],
  ['a\u000bb', 'a b', /U\+000B, control character/],
  ['a\u3000b', 'a b', /U\+3000, space of another width/],
  ['Han\u00addel', 'Handel', /U\+00AD, soft hyphen/],
  ['\ufb01nanziell', 'finanziell', /“ﬁ” is a special form of “fi”/],
  ['Hinweis\uff1a', 'Hinweis:', /is a special form of “:”/],
  ['\u{1d5d8}uro', 'Euro', /is a special form of “E”/u],
  ['E\u2010Mail', 'E-Mail', /is a special form of “-”/],
  ['5 \u20a0', '5 €', /is a special form of “€”/],
  ['und so weiter\u2025', 'und so weiter…', /is a special form of “…”/],
  ['\uffe15', '£5', /is a special form of “£”/],
  ['\uffe55', '¥5', /is a special form of “¥”/],
  ['a\u200bb', 'ab', /U\+200B, space without a width/],
  ['\u202edlog', 'dlog', /U\+202E, mark of the writing direction/],
  ['\ufeffa', 'a', /U\+FEFF, space without a width/],
  ['tr\u0430ding', 'trading', /“а” in “trаding” is Cyrillic \(U\+0430\)/],
  ['\u0391ktie', 'Aktie', /is Greek \(U\+0391\)/],
  ['\u0441\u043e\u0440', 'cop', /is Cyrillic/],
])(
  'the content check reports a garbled or foreign character in “%s”, and formatting corrects the text to “%s”',
  (wrong, right, message) => {
    const [first = '', ...others] = found(wrong);
    expect([first, others]).toEqual([expect.stringMatching(message), []]);
    expect(first).toContain('npm run content:format');
    expect(withRightCharacters(wrong)).toBe(right);
  },
);

it.each([
  ['Trжde', /“Trжde” is Cyrillic|in “Trжde”/],
  ['a\u0007b', /U\+0007, control character/],
  ['\ue000 Gold', /U\+E000, private use/],
  ['a\ud800', /U\+D800, half a character/],
])(
  'in %j, the content check reports a character that no text may have, and does not advise formatting',
  (wrong, message) => {
    const [first = '', ...others] = found(wrong);
    expect([first, others]).toEqual([expect.stringMatching(message), []]);
    expect(first).not.toContain('npm run content:format');
    expect(withRightCharacters(wrong)).toBe(wrong);
  },
);
