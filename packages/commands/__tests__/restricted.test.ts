import { spawnSync } from 'node:child_process';

interface Message {
  line: number;
  ruleId: string;
}

/** One line each of what no module of a page may contain, with the rule that refuses it. */
const refused = [
  ["fetch('/a');", 'no-restricted-globals'],
  ["window.fetch('/a');", 'no-restricted-properties'],
  ["globalThis.fetch('/a');", 'no-restricted-properties'],
  ["self['fetch']('/a');", 'no-restricted-properties'],
  ['const { fetch: request } = window;', 'no-restricted-properties'],
  ['new XMLHttpRequest();', 'no-restricted-globals'],
  ['new window.XMLHttpRequest();', 'no-restricted-properties'],
  ["navigator.sendBeacon('/a');", 'no-restricted-properties'],
  ["window.navigator.sendBeacon('/a');", 'no-restricted-properties'],
  ["new EventSource('/a');", 'no-restricted-globals'],
  ["new WebSocket('wss://a.example');", 'no-restricted-globals'],
  ["new globalThis.WebSocket('wss://a.example');", 'no-restricted-properties'],
  ["new WebTransport('https://a.example');", 'no-restricted-globals'],
  ["import('https://a.example/a.mjs');", 'no-restricted-syntax'],
  ["import('//a.example/a.mjs');", 'no-restricted-syntax'],
  ["import('data:text/javascript,');", 'no-restricted-syntax'],
  ['import(window.name);', 'no-restricted-syntax'],
  ['import(`./${window.name}.mjs`);', 'no-restricted-syntax'],
  ["import 'https://a.example/a.mjs';", 'no-restricted-syntax'],
  ["import i18next from 'i18next';", 'no-restricted-imports'],
  ["import { Link as PluginLink } from 'gatsby-plugin-react-i18next';", 'no-restricted-imports'],
  ["import { Link } from 'gatsby';", 'no-restricted-imports'],
] as const;

/** What is near to the above, and allowed. */
const allowed = [
  "import('./live-frame');",
  "import { graphql } from 'gatsby';",
  "import { Trans, useTranslation } from 'gatsby-plugin-react-i18next';",
  "import './frame.css';",
];

const lines = [...refused.map(([line]) => line), ...allowed];
const restricting = /^no-restricted-/;
let found: string[][] = [];

beforeAll(() => {
  // No file of TypeScript: rules that need types would read the whole project for it.
  const file = 'src/components/planted.mjs';
  const { stdout } = spawnSync('npx', ['eslint', '--stdin', '--stdin-filename', file, '--format', 'json'], {
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  // The shape of ESLint's formatter `json`.
  const [{ messages }] = JSON.parse(stdout) as [{ messages: Message[] }];
  found = lines.map((_, index) =>
    messages.filter(({ line, ruleId }) => line === index + 1 && restricting.test(ruleId)).map(({ ruleId }) => ruleId),
  );
}, 300_000);

it.each(refused)('%s is refused', (line, rule) => expect(found[lines.indexOf(line)]).toEqual([rule]));

it.each(allowed)('%s is allowed', (line) => expect(found[lines.indexOf(line)]).toEqual([]));
