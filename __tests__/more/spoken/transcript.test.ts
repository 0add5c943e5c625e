import { utterancesIn } from './support/orca';
import { comparable, linesOf, readTranscript, writeTranscript } from './support/transcript';

const log = `
00:04:52.1 - SPEECH GENERATOR: default voice requested with language='de', dialect=''
00:04:52.2 - SPEECH OUTPUT: 'Deutsch link.'{'established': False}
00:04:52.3 - SPEECH OUTPUT: 'Focus mode'{'established': False}
00:04:52.4 - SPEECH OUTPUT: 'What doesn't arrive'
`;

describe('a transcript', () => {
  it('has the words of the site, and the language of the voice where it is another', () => {
    expect(linesOf(utterancesIn(log), 'en')).toEqual(['[de] Deutsch link.', "What doesn't arrive"]);
    expect(linesOf(utterancesIn(log), 'de')).toEqual(['Deutsch link.', "What doesn't arrive"]);
  });

  it('marks words of a page that has no language', () => {
    const silent = log.replace("language='de'", "language=''");
    expect(linesOf(utterancesIn(silent), 'de')).toEqual(['[none] Deutsch link.', "What doesn't arrive"]);
  });

  it('is written as it was read', () => {
    const text = '# Why\n\nopen /en\n    Contacts | Velmarch\nTab\n    Skip to content link.\n';
    expect(writeTranscript(readTranscript(text))).toBe(text);
  });

  it('is compared without roles and punctuation', () => {
    expect(comparable(['Email', 'entry', 'required'])).toBe(comparable(['Email entry required.']));
    expect(comparable(['Velmarch visited link.'])).toBe(comparable(['Velmarch link']));
  });

  it.each([
    ['missing', ['Invalid credentials']],
    ['doubled', ['Email.', 'Invalid credentials', 'Invalid credentials']],
    ['foreign', ['[de] Email.', 'Invalid credentials']],
    ['without a language', ['[none] Email.', 'Invalid credentials']],
  ])('differs where an utterance is %s', (_how, lines) => {
    expect(comparable(lines)).not.toBe(comparable(['Email.', 'Invalid credentials']));
  });
});
