import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import de from '../messages/de.json';
import en from '../messages/en.json';
import fr from '../messages/fr.json';
import { say } from '../messages';

const leaves = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[`${path}${name}`, inner] as [string, string]] : leaves(inner, `${path}${name}.`),
  );
const holes = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).sort();
const folder = join(__dirname, '..');

describe('the sandbox’s messages', () => {
  it.each([
    ['de', de],
    ['fr', fr],
  ])('have in %s the keys and placeholders that they have in English', (_, messages) => {
    const shape = (all: object) => Object.fromEntries(leaves(all).map(([key, text]) => [key, holes(text)]));
    expect(shape(messages)).toEqual(shape(en));
  });

  it.each([
    ['de', de],
    ['fr', fr],
  ])('are translated in %s', (_, messages) => {
    const english = new Map(leaves(en));
    expect(leaves(messages).filter(([key, text]) => english.get(key) === text)).toEqual([]);
  });

  it('set French punctuation off by a no-break space', () => {
    for (const [, text] of leaves(fr)) expect(text).not.toMatch(/[^\u00a0][:;!?](?=\s|$)|\u202f/);
  });

  it('answer an unknown key in the reader’s language', () => {
    expect(say('de', 'email must be a `string` type')).toBe(de.notValid);
    expect(say('de', 'constructor.name')).toBe(de.notValid);
    expect(say('de', 'mail')).toBe(de.notValid);
  });

  it('take values as text, placeholders in them too', () => {
    expect(say('en', 'terminal.loggedIn', { name: '{{email}} $&', email: 'x' })).toBe('Logged in: {{email}} $& (x)');
  });

  it('are all used', () => {
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const used = (key: string) => code.includes(`'${key}'`) || key.startsWith('mail.') || key === 'notValid';
    expect(Object.keys(Object.fromEntries(leaves(en))).filter((key) => !used(key))).toEqual([]);
  });
});
