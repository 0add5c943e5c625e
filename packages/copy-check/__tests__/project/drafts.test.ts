import { draftRoutes } from '../../../../src/content/drafts';
import { locales } from '../../../../src/i18n/locales';
import { menuRoutes } from '../../../../src/layout/menu-routes';
import { BrokenProject } from './broken-project';

const asDraft = (text: string): string => text.replace(/^sections:/m, 'draft: true\nsections:');

/** The project with a page that no menu leads to: the statement on accessibility, once the footer is without it. */
function withoutFooterLink(): BrokenProject {
  const project = new BrokenProject();
  for (const locale of locales)
    for (const file of ['contacts.md', 'legal/privacy-policy.md', 'legal/accessibility.md'])
      if (project.read(`content/${locale}/${file}`).includes('route:accessibility'))
        project.change(`content/${locale}/${file}`, (text) => text.replace(/\(route:accessibility\)/g, '(route:faq)'));
  return project;
}

const statement = (locale: string): string => `content/${locale}/legal/accessibility.md`;

describe('a page that is a draft', () => {
  it('in one language is held back in all, and nothing is wrong with that', () => {
    const project = withoutFooterLink();
    project.change(statement('de'), asDraft);
    expect(project.problems()).toEqual([]);
    expect([...draftRoutes(project.files.pages)]).toEqual(['accessibility']);
  });

  it('need not be there in another language yet', () => {
    const project = withoutFooterLink();
    project.change(statement('en'), asDraft);
    project.remove(statement('fr'));
    expect(project.problems()).toEqual([]);
  });

  it('is not asked for its wording before it is ready, but for its form', () => {
    const project = withoutFooterLink();
    project.change(statement('de'), (text) => asDraft(text).replace(/^description: .*/m, 'description: Zu  kurz "so"'));
    expect(project.allProblems()).toEqual([]);
    project.change(statement('de'), (text) => text.replace(/^description: .*\n/m, ''));
    expect(project.problems()).toEqual([expect.objectContaining({ file: statement('de'), field: 'description' })]);
  });

  it('must not be linked to by a published page, from a button or from its text', () => {
    const project = withoutFooterLink();
    project.change(statement('en'), asDraft);
    const line = project.change('content/en/about-us.md', (text) =>
      text.replace('route: home', 'route: accessibility'),
    );
    project.change('content/de/trade/faq.md', (text) => text.replace(/\(route:[a-zA-Z]+\)/, '(route:accessibility)'));
    expect(project.problems()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          file: 'content/en/about-us.md',
          line,
          message: expect.stringMatching(
            /“accessibility”, a draft \(content\/en\/legal\/accessibility\.md\)/,
          ) as string,
        }),
        expect.objectContaining({
          file: 'content/de/trade/faq.md',
          message: expect.stringMatching(/lead nowhere/) as string,
        }),
      ]),
    );
  });

  it('may be linked to by another draft', () => {
    const project = withoutFooterLink();
    project.change(statement('en'), asDraft);
    for (const locale of locales)
      project.change(`content/${locale}/about-us.md`, (text) =>
        text
          .replace(/route: home/, 'route: accessibility')
          .replace(/ {2}- kind: panels/, '  - kind: panels\n    draft: true'),
      );
    expect(project.problems().filter(({ message }) => message.includes('draft'))).toEqual([]);
  });

  it('cannot be one that a menu of every page leads to', () => {
    const project = new BrokenProject();
    const line = project.change('content/fr/market.md', asDraft);
    expect(project.problems(menuRoutes)).toContainEqual(
      expect.objectContaining({
        file: 'content/fr/market.md',
        line,
        field: 'draft',
        message: expect.stringMatching(/src\/layout\/menu-items\.ts/) as string,
      }),
    );
    expect(draftRoutes(project.files.pages).has('market')).toBe(true);
  });

  it('cannot be one that forms and mails lead to', () => {
    const project = new BrokenProject();
    project.change('content/en/auth/login.md', asDraft);
    expect(project.problems()).toContainEqual(
      expect.objectContaining({
        file: 'content/en/auth/login.md',
        message: expect.stringMatching(/cannot be a draft/) as string,
      }),
    );
  });
});

describe('a section that is a draft', () => {
  const draftSection =
    '  - kind: call-to-action\n    draft: true\n    title: Bald\n    lead: Noch nicht.\n    action:\n      label: Los\n      route: register\n    scene:\n      src: hero-about.png\n';
  const file = 'content/de/trade/faq.md';

  it('may stand in one language alone, wherever it stands', () => {
    const project = new BrokenProject();
    project.change(file, (text) => text.replace('  - kind: accordion', `${draftSection}  - kind: accordion`));
    expect(project.allProblems()).toEqual([]);
  });

  it('leaves what is wrong behind it in its own place', () => {
    const project = new BrokenProject();
    project.change(file, (text) =>
      text
        .replace('  - kind: accordion', `${draftSection}  - kind: accordion`)
        .replace('route: register', 'route: login')
        .replace(/(route: )register(?![\s\S]*route: register)/, '$1home'),
    );
    expect(project.problems()).toEqual([
      expect.objectContaining({
        file,
        field: 'sections[3].action.route',
        message: expect.stringMatching(/“home”/) as string,
      }),
    ]);
  });

  it('does not count: what the specification asks for must stand in another', () => {
    const project = new BrokenProject();
    project.change(file, (text) => text.replace('- kind: accordion', '- kind: accordion\n    draft: true'));
    expect(project.problems()).toEqual([
      expect.objectContaining({ file, message: expect.stringMatching(/“accordion” is missing/) as string }),
    ]);
  });

  it('says so with true or false, and nothing else', () => {
    const project = new BrokenProject();
    project.change(file, (text) => text.replace('- kind: accordion', "- kind: accordion\n    draft: 'yes'"));
    expect(project.problems()).toEqual([
      expect.objectContaining({
        file,
        field: 'sections[1].draft',
        message: expect.stringMatching(/true or false/) as string,
      }),
    ]);
  });
});
