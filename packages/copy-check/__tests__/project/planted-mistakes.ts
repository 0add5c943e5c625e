/** A typical mistake: an edit of one real file. */
export interface PlantedMistake {
  what: string;
  file: string;
  /** A text that occurs once in the file. */
  from: string;
  to: string;
  field: string | RegExp;
  message: RegExp;
  /** A text on the line to be reported, if that is not the changed line. */
  at?: string;
}

export const plantedMistakes: readonly PlantedMistake[] = [
  {
    what: 'a misspelled word',
    file: 'content/de/index.md',
    from: 'label: Instrumente',
    to: 'label: Instrumnete',
    field: 'sections[0].stats[1].label',
    message: /“Instrumnete” is in no dictionary\. Did you mean “Instrumente”\?.*content\/words\/de\.txt/,
  },
  {
    what: 'a text left in English',
    file: 'locales/fr/contacts.json',
    from: '"Ouvert"',
    to: '"Open now"',
    field: 'hours.openNow',
    message: /This is the English text/,
  },
  {
    what: 'a placeholder without a value',
    file: 'locales/de/auth.json',
    from: '{{seconds}}',
    to: '{{sekunden}}',
    field: 'resend.wait',
    message: /Placeholders differ: “{{sekunden}}” here, “{{seconds}}” in locales\/en\/auth\.json/,
  },
  {
    what: 'a string that a language lacks',
    file: 'locales/fr/common.json',
    from: '    "markets": "Marchés",\n',
    to: '',
    field: 'menu.markets',
    at: '"menu": {',
    message: /“menu\.markets” is missing; in English it is “Markets”/,
  },
  {
    what: 'a straight apostrophe',
    file: 'content/fr/trade/faq.md',
    from: 'posez-la à notre assistance',
    to: "posez-la à l'assistance",
    field: 'sections[0].lead',
    message: /straight apostrophe.*“l'assistance/,
  },
  {
    what: 'a French colon without its space',
    file: 'locales/fr/common.json',
    from: 'Langue\u00a0:',
    to: 'Langue:',
    field: 'language.label',
    message: /space is missing before the colon/,
  },
  {
    what: 'a figure typed by hand',
    file: 'content/en/index.md',
    from: '{{activeTraders}} active',
    to: '17,500 active',
    field: /lead$/,
    message: /“17,500” is a figure.*write {{activeTraders}}/,
  },
  {
    what: 'the company’s name typed by hand',
    file: 'content/de/index.md',
    from: "lead: '{{company}} ",
    to: "lead: 'Velmarch ",
    field: 'sections[6].lead',
    message: /“Velmarch” is written out: write {{company}}/,
  },
  {
    what: 'a link to a page that does not exist',
    file: 'content/de/trade/faq.md',
    from: '(route:contacts)',
    to: '(route:kontakt)',
    field: /answer$/,
    message: /no page “kontakt”/,
  },
  {
    what: 'a chart of something that cannot be traded',
    file: 'content/settings/widgets.yaml',
    from: "symbol: 'NASDAQ:TSLA'",
    to: "symbol: 'NASDAQ:TESLA'",
    field: 'miniCharts[5].symbol',
    message: /No stock of .*instruments\.yaml has the provider’s symbol “NASDAQ:TESLA”/,
  },
];
