import { checkWrittenOut } from '../../text/check-written-out';
import { parseSettings } from '../../../../src/content/settings';
import { tinyProject } from '../../../../__tests__/unit/content/tiny-project';
import { formatted } from '../../../../__tests__/unit/content/formatted';
import { copyText } from '../copy-text-of';

const settings = parseSettings(
  tinyProject({
    'content/settings/figures.yaml': `
stocks: { value: 100, style: number }
traders: { value: 17500, style: number }
stocksPlus: { value: 300, style: more }
assets: { value: 450000000, style: large }
leverage: { value: 20, style: ratio }
leverageMin: { value: 1, style: ratio }
deposits: { value: 3000000, style: money }
alsoTraders: { value: 17500, style: number }
instruments: { value: 200, style: number }
indices: { value: 20, style: number }
cryptocurrencies: { value: 40, style: number }
currencyPairs: { value: 50, style: number }
yearsOnMarket: { value: 5, style: number }
`,
  }).settings,
);

const check = (value: string, company = settings.company) =>
  formatted(checkWrittenOut(copyText(value, { isMarkdown: true }), { ...settings, company }));

test.each([
  ['17,500, they say', 0, '17,500', 'traders'],
  ['wir haben 17.500', 10, '17.500', 'traders'],
  ['nous avons 17 500', 11, '17 500', 'traders'],
  ['300+ of them', 0, '300+', 'stocksPlus'],
  ['450 MILLIONS', 0, '450 MILLIONS', 'assets'],
  ['up to 1:20', 6, '1:20', 'leverage'],
  ['over €3 million in all', 5, '€3 million', 'deposits'],
  ['über 3 Millionen €', 5, '3 Millionen €', 'deposits'],
  ['100 of our stocks', 0, '100', 'stocks'],
  ['Nos 100\u00a0actions', 4, '100', 'stocks'],
  ['Over 100 stocks', 5, '100', 'stocks'],
  ['5 years on the market', 0, '5', 'yearsOnMarket'],
  ['seit 5 Jahren am Markt', 5, '5', 'yearsOnMarket'],
  ['5 Jahre Handelserfahrung', 0, '5', 'yearsOnMarket'],
  ['5 ans d’expérience', 0, '5', 'yearsOnMarket'],
  ['Trade more than 200 instruments in your browser', 16, '200', 'instruments'],
  ['Log in to trade 200 instruments', 16, '200', 'instruments'],
  ['Nous proposons 20 indices', 15, '20', 'indices'],
  ['Unsere 40 Kryptowährungen', 7, '40', 'cryptocurrencies'],
  ['We offer 50 currency pairs', 9, '50', 'currencyPairs'],
  ['Traders choose from 100 stocks', 20, '100', 'stocks'],
  ['In order to offer you 200 instruments', 22, '200', 'instruments'],
  ['Trader haben Zugriff auf 100 Aktien', 25, '100', 'stocks'],
  ['Accédez à 100 actions', 10, '100', 'stocks'],
  ['Bei uns warten über 100 große US-Unternehmen', 20, '100', 'stocks'],
  ['Choose between 3 accounts and 100 stocks', 30, '100', 'stocks'],
])(
  'in “%s”, at position %i, the content check reports “%s”, which should be a placeholder',
  (value, index, found, placeholder) => {
    expect(check(value)).toEqual([
      `content/en/index.md:1:1 title[${index},${found.length}]: “${found}” is a figure of content/settings/figures.yaml: write {{${placeholder}}} instead.`,
    ]);
  },
);

test.each([
  '50 to 100 stocks, 50–100 Aktien, de 50 à 100 actions, 50 oder 100 Aktien',
  'between 50 and 100 years, zwischen 50 und 100 Jahren, entre 50 et 100 ans, between 1.5 and 100 years',
  'FTSE 100 companies, the Euro Stoxx 100 stocks, Dow Jones 100 companies, S&P 100 stocks, Nasdaq-100 companies',
  'STOXX Europe 100 companies, die MSCI World 100 Unternehmen, les 100/5 ans, open 5/100 years, 17,500/7, 7/17,500',
  '100 years ago, in 100 years, over 100 years, vor 100 Jahren, in den letzten 100 Jahren, il y a 100 ans',
  'Gold rose 100 dollars last year. 100 cents a share, 100 per cent a year, 100 Punkte im Index, 100 cents par action',
  'The 100 largest companies, a portfolio of 100 stocks, one in 100 traders. More than 100 currencies are pegged.',
  'Der DAX enthält 100 Werte. Ein Depot aus 100 Aktien. Les 100 plus grandes sociétés. Sur 100 actions, il en reste 5.',
  'We explain it. The index has 100 stocks. Wir erklären es! Der Fonds hält mehr als 100 Aktien.',
  'Trade the FTSE 100 companies. We suggest 50 to 100 stocks.',
  'She bought 100 shares. Sie verkauft 100 Aktien. Un ordre de 100 actions. 100 shares at $5. 100 Aktien zu 5 $.',
  'A fund holds about 100 stocks. To sell 100 shares, open a position of 100 shares. You have sold another 100 shares.',
  'Sie haben 100 Aktien gekauft. Eine Order über 100 Aktien. Er kaufte gestern 100 Aktien. Ein Fonds hält 100 Werte.',
  'Vous avez acheté 100 actions. Vendre 100 titres. Elle vend 100 actions. Une position de 100 actions.',
  'about 100, 100 euros, 100 of all of our stocks',
  '$100 stocks, €17,500, 100% stocks, 100 anseres',
  '117,500 and 17,5001 and 17,500.5 and 1:200 and 11:20',
  'Our example: 100 stocks. In unserem Beispiel kaufen Sie 100 Aktien. Dans notre exemple, vous tradez 100 actions.',
  'Wenn Sie 100 Aktien zu 50 € handeln. Wir nehmen 100 Aktien zu je 50 €. Si vous tradez 100 actions à 50 €.',
  'We look at 40 markets. Choose 5 stocks. Wir rechnen mit 50 Aktien. Nous supposons un portefeuille de 20 actions.',
  '3 million shares, 3 Millionen Aktien, €3 millionaires, €33 million',
  'A ratio of reward to risk of 1:1. Das Chance-Risiko-Verhältnis von 1:1.',
  '{{stocks}} stocks and [all](https://a.example/17,500)',
])('the content check finds no number that should be a placeholder in “%s”', (value) => {
  expect(check(value)).toEqual([]);
});

it('the content check reports the company’s name or e-mail each time it is typed instead of its placeholder', () => {
  expect(check('Acme is ACME')).toEqual([
    'content/en/index.md:1:1 title[0,4]: “Acme” is written out: write {{company}} instead.',
    'content/en/index.md:1:1 title[8,4]: “ACME” is written out: write {{company}} instead.',
  ]);
  expect(check('AxB C and A.B (C)', { ...settings.company, name: 'A.B (C)' })).toEqual([
    'content/en/index.md:1:1 title[10,7]: “A.B (C)” is written out: write {{company}} instead.',
  ]);
  expect(check('Write to help@acme.example')).toEqual([
    'content/en/index.md:1:1 title[9,17]: “help@acme.example” is written out: write {{supportEmail}} instead.',
  ]);
});

test.each([
  ['https://acme.example/en/terms', 'terms'],
  ['https://www.acme.example/de/trade/faq#demo', 'faq'],
  ['https://ACME.example/fr/terms/?x=1', 'terms'],
  ['https://acme.example/', 'home'],
])('the content check reports the link %s to a page of the site, and asks for (route:%s)', (url, route) => {
  expect(check(`See [it](${url}).`)).toEqual([
    `content/en/index.md:1:1 title[4,${url.length + 6}]: A page of this site by its full address: write (route:${route}).`,
  ]);
});

test.each([
  'https://acme.example/chat',
  'https://status.acme.example/en/terms',
  'https://other.example/en/terms',
  'https://acme.example.com/terms',
  'route:terms',
  'mailto:a@acme.example',
])('the content check accepts the link %s, which leads to no page of the site, or names a page by its route', (url) => {
  expect(check(`See [it](${url}).`)).toEqual([]);
});
