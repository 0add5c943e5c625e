import { linkChoices } from '../../insert/choices';
import { linkedPages } from '../../insert/linked-pages';
import { routePath } from '../../../../src/i18n/paths';
import { copyOf } from '../../../../__tests__/support/page-copy';
import { de } from '../../../../__tests__/support/strings';
import { readProjectFiles } from '../../../copy-check/project-files';

const pages = linkedPages(readProjectFiles('.')).de;
const labels = linkChoices(pages, 'de').map(({ label }) => label);

it('links are offered by the names of the pages in the language, with their addresses', () => {
  const { trade, faq } = de.common.menu;
  expect(labels).toContain(`${trade} › ${faq} → ${routePath('faq', 'de')}`);
  expect(labels).toContain(`${copyOf('de', 'register').title} → ${routePath('register', 'de')}`);
});

it('links lead to no page that a visitor only comes to by doing something', () => {
  const offered = pages.map(({ route }) => route);
  expect(offered).toEqual(expect.arrayContaining(['home', 'faq', 'login', 'privacyPolicy']));
  for (const route of ['notFound', 'withdrawalSuccess', 'resetPasswordDone']) expect(offered).not.toContain(route);
});
