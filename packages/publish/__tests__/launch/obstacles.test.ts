import { formatted } from '../../../../__tests__/unit/content/formatted';
import { schema, tinyProject } from '../../../../__tests__/unit/content/tiny-project';
import { type ContentFiles, readContentFiles, readSchema } from '../../../../src/content/content-files';
import { locales } from '../../../../src/i18n/locales';
import { type LegalReviews, legalTexts } from '../../launch/legal-reviews';
import { findObstacles, type LaunchFacts } from '../../launch/obstacles';

const env: NodeJS.ProcessEnv = {
  NODE_ENV: 'test',
  GATSBY_SITE_URL: 'https://www.company.internal',
  GATSBY_API_BASE: 'https://api.company.internal',
  GATSBY_TERMINAL_URL: 'https://terminal.company.internal/{locale}',
  REPORTS_URL: 'off',
};
const today = new Date('2027-03-01T12:00:00Z');

const reviewed = (files: ContentFiles, types = schema): LegalReviews =>
  Object.fromEntries(
    locales.map((locale) => [locale, { by: 'A. Lawyer', on: '2027-02-01', texts: legalTexts(files, types, locale) }]),
  );

const company = 'content/settings/company.yaml';
/** A project that is ready to launch, except for the given changes. */
const ready = (changes: Parameters<typeof tinyProject>[0] = {}): ContentFiles =>
  tinyProject({
    [company]: (text) =>
      `${text.replaceAll('acme.example', 'acme.internal')}addressLines: { en: [1 Street], de: [Weg 1], fr: [1 rue] }\n`,
    ...changes,
  });
const find = (facts: Partial<LaunchFacts> = {}): string[] => {
  const files = facts.files ?? ready();
  return formatted(
    findObstacles({ files, schema, reviews: reviewed(files), env, dotEnv: '', commit: today, now: today, ...facts }),
  );
};

it('the check before publishing, `npm run launch`, lists nothing for a project that is ready', () => {
  expect(find()).toEqual([]);
});

it('the check before publishing lists build settings that are missing, have an example URL or mark a demonstration site', () => {
  const dotEnv = '# Settings\nGATSBY_API_BASE=https://api.example.com\n';
  const wrong = { ...env, GATSBY_SITE_URL: '', GATSBY_API_BASE: 'https://api.example.com', REPORTS_URL: '' };
  expect(find({ dotEnv, env: { ...wrong, GATSBY_DEMONSTRATION: 'on' } })).toEqual([
    '.env:1:1 GATSBY_SITE_URL: is missing; .env.example says what it is for.',
    '.env:1:1 REPORTS_URL: is missing: write where browsers report violations of the policy, or off.',
    '.env:1:1 GATSBY_DEMONSTRATION: marks every page as a demonstration: take it out.',
    '.env:2:1 GATSBY_API_BASE: “api.example.com” is an example: write an address of your own.',
  ]);
});

it('the check before publishing lists example addresses in settings, pages and interface strings', () => {
  const files = ready({
    [company]: (text) => `${text}addressLines: { en: [1 Street] }\n`,
    'content/de/terms.md': (text) => text.replace('Titel', 'https://broker.example/x'),
    'locales/fr/common.json': '{ "greeting": "help@mail.test" }\n',
  });
  expect(find({ files })).toEqual([
    expect.stringMatching(/^content\/de\/terms\.md:2:\d+ title: “broker\.example” is an example/),
    `${company}:2:15 supportEmail: “acme.example” is an example: write an address of your own.`,
    `${company}:5:17 supportChatUrl: “acme.example” is an example: write an address of your own.`,
    expect.stringMatching(/^locales\/fr\/common\.json:1:\d+ greeting: “mail\.test” is an example/),
  ]);
});

it('the check before publishing lists an office address without a street, and map coordinates left from the example', () => {
  const place = 'addressLines: { en: [Town, 9 Street], de: [Ort], fr: [] }\n';
  const files = ready({
    [company]: (text) =>
      `${text.replaceAll('acme.example', 'acme.internal').replace('latitude: 1, longitude: 1', 'latitude: 40.785, longitude: -73.968')}${place}`,
  });
  const message = 'No street, number or postcode: write the full address.';
  expect(find({ files }).map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
    `${company} map: The example’s point: write where the office stands.`,
    `${company} addressLines.de: ${message}`,
    `${company} addressLines.fr: ${message}`,
  ]);
});

describe('review of legal texts', () => {
  const policy = 'content/de/legal/return-policy.md';
  it('the check before publishing lists each language without a review of its legal texts', () => {
    const { de, fr } = reviewed(ready());
    expect(find({ reviews: { de, fr } })).toEqual([
      expect.stringMatching(
        /^content\/legal-reviews\.json:1:1 en: Not reviewed .*npm run launch -- reviewed en "NAME"$/,
      ),
    ]);
  });

  it('the check before publishing lists each legal text that has changed since it was reviewed', () => {
    const files = ready({
      [policy]: (text) => `${text}More.\n`,
      'content/de/terms.md': (text) => text.replace('Titel', 'Andere'),
      'locales/fr/common.json': '{ "greeting": "Bonjour, {{name}}", "riskWarning": { "text": "Risque" } }\n',
    });
    expect(find({ files, reviews: reviewed(ready()) })).toEqual([
      `${policy}:1:1 de: Changed since A. Lawyer reviewed it on 2027-02-01: have a lawyer review it, then record that: npm run launch -- reviewed de "NAME"`,
      expect.stringMatching(/^locales\/fr\/common\.json:1:1 fr: Changed since/),
    ]);
  });
});

it('the check before publishing lists a security.txt that expires soon because the commit that sets the expiry date is old', () => {
  const commit = new Date('2026-04-01T12:00:00Z');
  expect(find({ commit })).toEqual([
    'packages/publish/finish/security-text.ts:1:1 Expires: Would end on 2027-03-27, as the commit is old: publish a newer one.',
  ]);
});

it.each([
  ['en', 'This text is a template.', 'Template of the policy', 'A demonstration text: x', 'To be completed by us: x'],
  [
    'de',
    'Dieser Text ist ein Muster.',
    'Muster der Regeln',
    'Mustertext: x',
    'Von der Betreibergesellschaft zu ergänzen',
  ],
  [
    'fr',
    'Ce texte est un modèle.',
    'Modèle de règles',
    'Un texte de démonstration : x',
    'À compléter par la société x',
  ],
])(
  'in the language “%s”, the check before publishing lists the line of each paragraph that says that it is unfinished',
  (locale, ...all) => {
    const file = `content/${locale}/terms.md`;
    const pages = new Map([[file, `---\ntitle: T\n---\n\n**${all.join('**\n\n')}\n`]]);
    const lines = find({ files: { ...readContentFiles('.'), pages } }).filter((line) => line.startsWith(file));
    const message = 'An unfinished text: write what it asks for in its place, or take it out';
    expect(lines).toEqual(all.map((one, index) => `${file}:${5 + 2 * index}:1 text: ${message}: “${one}”`));
  },
);

it('once everything that `npm run launch` lists for this project is filled in, it lists nothing', () => {
  const files = readContentFiles('.');
  const types = readSchema('.');
  const facts = { files, schema: types, reviews: reviewed(files, types), env, dotEnv: '', commit: today, now: today };
  const texts = new Map([...files.pages, ...files.settings].map(([file, text]) => [file, text.split('\n')]));
  const obstacles = findObstacles(facts);
  expect(obstacles.length).toBeGreaterThan(0);
  for (const { file, line, field } of obstacles) {
    const lines = texts.get(file)!;
    if (field === 'map') lines[line - 1] = '  latitude: 51.5';
    else lines[line - 1] = lines[line - 1]!.replace(/^(\s*\w+: |).*/, '$1help@company.internal, 1 Street');
  }
  const filledIn = (part: ReadonlyMap<string, string>) =>
    new Map([...part.keys()].map((file) => [file, texts.get(file)!.join('\n')]));
  expect(find({ files: { ...files, pages: filledIn(files.pages), settings: filledIn(files.settings) } })).toEqual([]);
});
