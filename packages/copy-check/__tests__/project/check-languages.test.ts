import { BrokenProject } from './broken-project';

const faq = 'content/de/trade/faq.md';

describe('differences between languages are reported:', () => {
  it('a page that one of them lacks', () => {
    const project = new BrokenProject();
    project.remove('content/fr/terms.md');
    expect(project.problems()).toEqual([
      expect.objectContaining({ file: 'content/fr/terms.md', message: 'This page is missing.' }),
    ]);
  });

  it('a file that is no page', () => {
    const project = new BrokenProject();
    project.add('content/fr/termes.md', '---\n---\n');
    expect(project.problems()).toEqual([
      expect.objectContaining({
        file: 'content/fr/termes.md',
        message: expect.stringMatching(/No page of the site/) as string,
      }),
    ]);
  });

  it('sections of another kind', () => {
    const project = new BrokenProject();
    const file = 'content/fr/contacts.md';
    const line = project.change(file, (text) => text.replace('kind: office-map', 'kind: economic-calendar'));
    expect(project.problems()).toEqual([
      expect.objectContaining({
        file,
        line,
        field: expect.stringMatching(/^sections\[\d+\]\.kind$/) as string,
        message: expect.stringMatching(/“economic-calendar” here, but “office-map” in content\/en/) as string,
      }),
    ]);
  });

  it('a list that is longer', () => {
    const project = new BrokenProject();
    const file = 'content/de/index.md';
    const line = project.change(file, (text) => text.replace(/points:\n/, 'points:\n      - Noch einer\n'));
    expect(project.problems()).toEqual([
      expect.objectContaining({
        file,
        line,
        field: expect.stringMatching(/\.points$/) as string,
        message: expect.stringMatching(/There are \d items here, but \d in content\/en/) as string,
      }),
    ]);
  });

  it('a link that leads elsewhere', () => {
    const project = new BrokenProject();
    const line = project.change(faq, (text) => text.replace('route: register', 'route: login'));
    expect(project.problems()).toEqual([
      expect.objectContaining({
        file: faq,
        line,
        message: expect.stringMatching(/“login”, but “register” in content\/en/) as string,
      }),
    ]);
  });

  it('an optional text that only one of them has', () => {
    const project = new BrokenProject();
    project.change(faq, (text) => text.replace(/^ +eyebrow: .*\n/m, ''));
    expect(project.problems()).toEqual([
      expect.objectContaining({
        file: faq,
        field: expect.stringMatching(/eyebrow$/) as string,
        message: expect.stringMatching(/stands in content\/en.*but not here/) as string,
      }),
    ]);
  });
});
