import { BrokenProject } from './broken-project';

const faq = 'content/de/trade/faq.md';

/** Breaks one file of the real content and expects exactly one problem, on the line of the change. */
function expectOnly(file: string, edit: (text: string) => string, field: string | RegExp, message: RegExp): void {
  const project = new BrokenProject();
  const line = project.change(file, edit);
  const problems = project.problems();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file, line });
  expect(problems[0]?.field).toMatch(field);
  expect(problems[0]?.message).toMatch(message);
}

it('finds nothing wrong with the content as it is', () => {
  expect(new BrokenProject().problems()).toEqual([]);
});

describe('a mistake in one file is reported once, with file, line and field:', () => {
  it('a section kind that does not exist', () => {
    expectOnly(
      faq,
      (text) => text.replace('kind: accordion', 'kind: acordion'),
      /^sections\[1\]\.kind$/,
      /no section kind “acordion”.*“accordion”/,
    );
  });

  it('a link to a page that does not exist', () => {
    expectOnly(
      faq,
      (text) => text.replace(/route: register/, 'route: registre'),
      /\.route$/,
      /“registre” is not known.*“register”/,
    );
  });

  it('a Markdown link to a page that does not exist', () => {
    expectOnly(faq, (text) => text.replace('(route:contacts)', '(route:kontakt)'), /\.answer$/, /no page “kontakt”/);
  });

  it('a misspelled key, which is both one too many and one missing', () => {
    const project = new BrokenProject();
    const line = project.change(faq, (text) => text.replace('question:', 'questoin:'));
    const problems = project.problems();
    expect(problems).toHaveLength(2);
    expect(problems).toContainEqual(
      expect.objectContaining({
        line,
        field: 'sections[1].items[0].questoin',
        message: expect.stringMatching(/no such key.*“question”/) as string,
      }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({
        field: 'sections[1].items[0].question',
        message: expect.stringMatching(/“question” is missing/) as string,
      }),
    );
  });

  it('an extra key', () => {
    expectOnly(faq, (text) => text.replace('description:', 'keywords: a, b\ndescription:'), 'keywords', /no such key/);
  });

  it('a text where a list belongs', () => {
    expectOnly(
      'content/fr/index.md',
      (text) => text.replace(/points:\n(?: +- .*\n)+/, 'points: trois\n'),
      /\.points$/,
      /a text, but a list/,
    );
  });

  it('a number where a text belongs', () => {
    expectOnly(faq, (text) => text.replace(/^title: .*$/m, 'title: 42'), 'title', /number \(42\), but a text/);
  });

  it('an empty key', () => {
    expectOnly(faq, (text) => text.replace(/^title: .*$/m, 'title:'), 'title', /empty/);
  });

  it('a figure that does not exist', () => {
    expectOnly(
      faq,
      (text) => text.replace(/^title: .*$/m, 'title: "{{minimumDeposit}}"'),
      'title',
      /no figure “minimumDeposit”/,
    );
  });

  it('front matter that is not YAML', () => {
    expectOnly(faq, (text) => text.replace(/^title: .*$/m, 'title: "open'), '', /never closed/);
  });

  it('a picture that is not there', () => {
    expectOnly(
      'content/de/about-us.md',
      (text) => text.replace('src: about-gold.png', 'src: about-silver.png'),
      /\.src$/,
      /no picture “about-silver.png”/,
    );
  });

  it('a picture whose alternative text is empty', () => {
    expectOnly('content/de/about-us.md', (text) => text.replace(/alt: .*?( \}|$)/m, "alt: ''$1"), /\.alt$/, /empty/);
  });

  it('a setting of the wrong type', () => {
    expectOnly(
      'content/settings/company.yaml',
      (text) => text.replace(/zoom: \d+/, 'zoom: near'),
      'map.zoom',
      /a whole number/,
    );
  });

  it('a setting that lacks a language', () => {
    const project = new BrokenProject();
    project.change('content/settings/company.yaml', (text) => text.replace(/^ {2}fr: 'Texte.*\n/m, ''));
    expect(project.problems()).toEqual([
      expect.objectContaining({
        field: 'registration.fr',
        message: expect.stringMatching(/“fr” is missing/) as string,
      }),
    ]);
  });

  it('text below the front matter of a page that shows none', () => {
    const project = new BrokenProject();
    project.change(faq, (text) => `${text}\nNowhere to be seen.\n`);
    expect(project.problems()).toEqual([
      expect.objectContaining({ file: faq, message: expect.stringMatching(/shows nowhere/) as string }),
    ]);
  });

  it('a legal page without text', () => {
    const project = new BrokenProject();
    const file = 'content/fr/legal/privacy-policy.md';
    project.change(file, (text) => text.slice(0, text.indexOf('\n---') + 5));
    expect(project.problems()).toEqual([
      expect.objectContaining({ file, message: expect.stringMatching(/is missing/) as string }),
    ]);
  });

  it('a file without front matter', () => {
    expectOnly(faq, () => '# Fragen\n', '', /must start with front matter/);
  });
});

describe('what a picture lacks', () => {
  it('is reported without an alternative text', () => {
    const project = new BrokenProject();
    const file = 'content/de/about-us.md';
    project.change(file, (text) => text.replace(/,? *\n? *alt: ("[^"]*"|'[^']*'|[^}\n]*)/, ''));
    expect(project.problems()).toEqual([
      expect.objectContaining({
        file,
        field: expect.stringMatching(/\.alt$/) as string,
        message: expect.stringMatching(/“alt” is missing/) as string,
      }),
    ]);
  });
});

describe.each([
  ['content/en/trade/analysis.md', 5],
  ['content/en/trade/tehnical-analysis.md', 5],
  ['content/en/trade/faq.md', 6],
])('the accordion of %s', (file, count) => {
  it(`has ${count} items; one fewer is reported, once`, () => {
    const project = new BrokenProject();
    project.change(file, (text) => {
      const items = text.indexOf('items:');
      const [first, second] = [...text.slice(items).matchAll(/\n +- id:/g)].map((match) => items + match.index);
      return text.slice(0, first) + text.slice(second);
    });
    expect(project.problems()).toEqual([
      expect.objectContaining({
        file,
        field: expect.stringMatching(/\.items$/) as string,
        message: `There are ${count - 1} items here, but this page has ${count} by specification.`,
      }),
    ]);
  });
});
