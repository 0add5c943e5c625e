import { checkProject } from '../../project/check-project';
import { keyUses, schema, tinyProject } from '../../../../__tests__/unit/content/tiny-project';

const tools = { dictionaries: new Map(), touched: new Set<string>(), keyUses };

/** Messages about a Markdown text below the front matter (`isBelow`) or in a section, each after its line in the text. */
function check(markdown: string, isBelow: boolean): string[] {
  const file = isBelow ? 'content/de/legal/privacy-policy.md' : 'content/de/terms.md';
  const field = isBelow ? 'text' : 'sections[0].texts[0].text';
  const write = (text: string): string =>
    isBelow
      ? text.replace(/\nWorte\.\n$/, `\n${markdown}\n`)
      : text.replace(
          'title: Titel\n  ',
          `title: Titel\n    texts:\n      - text: |\n          ${markdown.replace(/\n/g, '\n          ')}\n  `,
        );
  const files = tinyProject({ [file]: write });
  const text = files.pages.get(file) ?? '';
  const start = isBelow ? text.length - markdown.length - 1 : text.indexOf('- text: |\n') + '- text: |\n'.length;
  const before = text.slice(0, start).split('\n').length;
  return checkProject(files, schema, tools)
    .filter((problem) => problem.file === file && problem.field === field && !/^[\w, ]+ differ: /.test(problem.message))
    .map(({ line, message }) => `${line - before + 1}: ${message}`);
}

it.each([
  'Ein *kursives* und ein **fettes** Wort, ***beides***, auch __so__.',
  '- eins\n- zwei\n  - drei\n\n1. vier\n2. fünf',
  '1. eins\n\nDazwischen.\n\n2. zwei',
  'Das *Kursive* hat eine Liste:\n\n* eins\n* zwei',
  '[Fragen](route:faq), [dort](https://a.example), [Mail](mailto:a@b.example), https://b.example und a@b.example, [Ruf](tel:+49-30-1234), [Mail](mailto:a@b.example?subject=C%20D).',
  'Fett **über\nzwei Zeilen** hinweg.',
  'Händler*innen sind willkommen.',
  'Händler\\*innen und Anleger\\*innen, Kund:innen, Nutzer_innen und Leser_innen.',
  'Preis* in 2024, 3 * 4 * 5, #1, 1 < 2 und 3 > 2, ~10, R&D, [sic] (so), [etwa] ({{indices}}), {{company}}.',
  'Im Jahr\n2024. Das war es.',
  '2024\\. war das Jahr.',
  'Kurs = Preis, on price = Wert. Price action = how a price moves.',
  '**{{company}}**s Angebot, x**{{company}}**.',
  'Steigende und un*erwartete* Kurse, der Ver**kauf**skurs und **An**kauf.',
  'Die Eingabe,\n-pflege und -nutzung von Daten.',
  'Die Eingabe,\n-pflege und\n-nutzung von Daten.',
  'Der CFD-Handel und\n-Analyse.',
  '- eins\n\t- zwei',
  'Minus am Anfang:\n+49 30 123 oder -5 %',
  'Minus am Anfang.\n-5 %',
  'Das gilt für a) Gold und\nb) Silber,\n(so) auch sonst.\n\na) Gold\n\nb) Silber',
  'Nutzer_innen, \\_vorn, hinten_ und _kursiv_ unter https://a.example/_b.',
])('the content check accepts in a section the Markdown %j', (markdown) => {
  expect(check(markdown, false)).toEqual([]);
});

it.each([
  '## 1. Eins\n\nText\n\n### a) Zwei\n\n#### Drei\n\n## 2. Vier',
  '| Eins | Zwei |\n| --- | --: |\n| a \\| b | **b** |\n| | |',
  '> **Hinweis:** Text.\n\nZeile  \nZeile\\\nZeile',
])('the content check accepts in a legal text the Markdown %j', (markdown) => {
  expect(check(markdown, true)).toEqual([]);
});

const stars = 'These asterisks make the words between them italic: to show an asterisk, write \\*.';
const number = (start: string) =>
  `A number with a full stop at the beginning makes a list of this: write ${start}\\., or begin with other words.`;
const lettered = (sign: string) =>
  `Lines that begin as “${sign}” are shown as one paragraph: leave a line empty between them, or number them as 1. and 2.`;
const html = 'HTML: write it as Markdown instead, such as **bold**, or an empty line; to show a “<”, write \\<.';
const underlined =
  'The line of = or - below makes a heading of this: leave a line empty above it or take it out; headings of legal texts begin with ##.';
const elsewhere = 'A link whose address stands elsewhere: write it behind the words, as in [markets](route:market).';
const bold =
  'Asterisks or underscores that make nothing bold: write them directly before and after the words (**words**), or \\* to show one.';
const rule = 'A line of hyphens, asterisks or underscores draws a rule: take it out; an empty line is enough.';
const footnote = 'A footnote: texts have none; write it in the sentence, in brackets.';
const effectless = (sign: string): string =>
  `1: “${sign}” is Markdown of another program, or a sign without effect, which visitors would see: take it out.`;
const incomplete =
  '1: A link that is not complete: write it as in [markets](route:market), without spaces in its address.';
const cells = (here: number) =>
  `The number of cells here is ${here}, but the table has 2 columns. To show a |, write \\|; a paragraph below a table begins after an empty line.`;
const broken =
  'A table without its second row: write | --- | there, with one --- for each column, and leave a line empty above the first row.';
const level = 'A heading of the wrong level: texts start with ## and go one # deeper at a time.';

it.each<[markdown: string, ...expected: string[]]>([
  [
    'Eins\n\n<!-- Anna fragen -->\n\nZwei',
    '3: A comment, which visitors can find in the page’s source: take it out. In front matter, a line of its own that begins with # is a comment.',
  ],
  ['Ein <b>fettes</b> Wort', `1: ${html}`],
  [
    'Eins\n\n- zwei, [drei](route:faq "Fragen")',
    '3: A link with a title, which the site’s security policy refuses: take out the words in quotation marks behind its address.',
  ],
  ['Eins<br>zwei', `1: ${html}`],
  ['</div>', `1: ${html}`],
  ['[Liste][l]\n\n[l]: route:market', `1: ${elsewhere}`],
  [
    'Text\n\n[l]: route:market',
    '3: A line with the address of a link: write the address directly behind the words, as in [markets](route:market).',
  ],
  ['[go][]', incomplete],
  ['Wort[^1]\n\n[^1]: Fußnote', `1: ${footnote}`],
  ['Wort^[Fußnote]', `1: ${footnote}`],
  ['Bis 5 %*\n\n* nach Steuern', `3: ${footnote}`],
  ['Ein `Wort`', '1: Words between backticks are shown as code: take the backticks out, or write **bold** words.'],
  ['Ein `Wort', effectless('`')],
  ['```\nWort\n```', '1: Lines between ``` are shown as code: take the marks out.'],
  ['Eins\n\n    Zwei', '3: Four spaces at the beginning of a paragraph show it as code: take the spaces out.'],
  [
    '- [ ] Gold\n- [x] Silber',
    ...['1', '2'].map((line) => `${line}: A checkbox, which cannot be ticked here: take the [ ] out.`),
  ],
  ['Gold\n=======', `1: ${underlined}`],
  ['Gold\n---', `1: ${underlined}`],
  ['Eins\n\n---\n\nZwei', `3: ${rule}`],
  ['---\n\nZwei', `1: ${rule}`],
  ['## Gold', '1: A heading: texts of sections have none. Begin the paragraph with **bold** words, or add a section.'],
  [
    'Ein ![Bild](https://a.example/a.png)',
    '1: A picture: Markdown texts have none; pictures have fields of their own.',
  ],
  ['> Gold', '1: A line that begins with > is a quotation, which this text has none of: take the > out, or write \\>.'],
  ['a | b\n--|--\n1 | 2', '1: A table: it does not fit a phone; write a list, or sentences.'],
  ['| a |', '1: A table: it does not fit a phone; write a list, or sentences.'],
  ['Eins  \nZwei', '1: A line break within a paragraph: leave a line empty, so that a new paragraph begins.'],
  ['Von ~~5~~ 4 %', '1: Words between tildes are struck out: to show a tilde, write \\~; otherwise take them out.'],
  ['Händler*innen und Anleger*innen', `1: ${stars}`],
  ['Also 2*3*4', `1: ${stars}`],
  ['Ein\n** erstes ** Wort', `2: ${bold}`, `2: ${bold}`],
  ['Ein **erstes\n\nWort', `1: ${bold}`],
  ['**Ein** und *zwei', '1: “*” opens bold or italic words here and none closes them; to show it, write \\*.'],
  ['Ein _zweites Wort', '1: “_” opens bold or italic words here and none closes them; to show it, write \\_.'],
  ['Siehe https:// a.example', '1: A space after “https://”: take it out.'],
  ['2024. war das Jahr', `1: ${number('2024')}`],
  ['1. Januar: geschlossen', `1: ${number('1')}`],
  ['{{indices}}. Gold', '1: A figure with a full stop at the beginning makes a list of this: begin with other words.'],
  ['1.Gold\n2)a limit order', '1: A space is missing after “1.”.', '2: A space is missing after “2)”.'],
  ['-Gold', '1: A space is missing after “-”.'],
  ['Es gibt:\n-Gold\n-Silber', '2: A space is missing after “-”.', '3: A space is missing after “-”.'],
  ['Es gibt mehr.\n-gold', '2: A space is missing after “-”.'],
  ['Es gibt:\n-gold\n-silber', '2: A space is missing after “-”.', '3: A space is missing after “-”.'],
  ['-gold\n-silber', '1: A space is missing after “-”.', '2: A space is missing after “-”.'],
  ['Wie?\n-Gold', '2: A space is missing after “-”.'],
  ['Es gibt:\n-„Gold“', '2: A space is missing after “-”.'],
  ['##Gold', '1: A space is missing after “##”.'],
  ['– Gold\n– Silber', '1: A dash begins no item of a list: write - at the beginning of each line.'],
  ['Es gibt:\na) Gold\nb) Silber', `2: ${lettered('a)')}`],
  ['(i) Gold\n(ii) Silber', `1: ${lettered('(i)')}`],
  ['5&amp;nbsp;%', '1: A character written as HTML, which visitors would see as it stands: type the character itself.'],
  ['Gut (:smile:)', '1: The name of an emoji, which visitors would see: use words.'],
  ['[Fragen] (route:faq)', '1: A space between the two brackets of a link: take it out.'],
  ['[Fragen](route: faq)', incomplete],
  ['Zur [Quelle] (https://a.example/)', '1: A space between the two brackets of a link: take it out.'],
  ['Ein \\n Umbruch', effectless('\\')],
  ['*[MY]: Meine Abkürzung', effectless('*[')],
  ['::: tip Rat', effectless(':::')],
  ['[[Fragen]]', incomplete],
  ['[Fragen]()', '1: A link without a target: write a page as (route:faq), or a full address.'],
  ['[](route:faq)', '1: A link without words: say where it leads.'],
  ...[
    '[Fragen](/faq)',
    'Siehe www.a.example',
    '[Mail](mailto:)',
    '[Mail](mailto:anna)',
    '[hin](https://)',
    '[Ruf](tel:)',
  ].map((link): [string, string] => [
    link,
    '1: A link that is neither a page, as in (route:faq), nor a whole address with https:// (not http://), mailto: or tel:, as in mailto:a@b.example or tel:+49301234.',
  ]),
  ['(Fragen)[route:faq]', incomplete],
  ['Siehe <route:faq>', incomplete],
  ['- eins\n-\n- zwei', '2: An item of a list without words: write them, or take it out.'],
  ['!!! note', effectless('!!! ')],
  [
    'Bitte [hier](route:faq)',
    '1: A link whose words say nothing by themselves, as a list of links reads them: name what it leads to.',
  ],
])(
  'the content check refuses in a section the Markdown %j, and says what to write instead',
  (markdown, ...expected) => {
    expect(check(markdown, false)).toEqual(expected);
  },
);

it.each<[markdown: string, expected: string]>([
  ['Gold\n=======', `1: ${underlined}`],
  ['# Gold', `1: ${level}`],
  ['|a|b|\n|-|-|\n|c|d|\n|e|f|g|', `4: ${cells(3)}`],
  ['|a|b|\n|-|-|\n|c|d|\nUnd so weiter.', `4: ${cells(1)}`],
  ['|a|b|\n|-|\n|c|d|', `1: ${broken}`],
  ['## A\n\n##', '3: A heading without words: write them, or take it out.'],
  ['## A\n\n### B\n\n## C\n\n#### D', `7: ${level}`],
  ['---\n\nGold\n\n---', `1: ${rule}`],
])(
  'the content check refuses in a legal text the Markdown %j, and says what to write instead',
  (markdown, expected) => {
    expect(check(markdown, true)[0]).toEqual(expected);
  },
);
