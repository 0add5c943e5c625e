import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { TreeProvider } from '../../../../src/i18n/tree';
import { Sections } from '../../../support/any-sections';
import { i18nIn } from '../../../support/render-in-page';
import { samples } from '../samples';

const html = renderToString(
  <I18nextProvider i18n={i18nIn('en')}>
    <TreeProvider tree="bare" route="contacts">
      <Sections sections={[samples.ContactListSection]} />
    </TreeProvider>
  </I18nextProvider>,
);

it('the static page has the opening hours, claims nothing about now, and offers no button that needs a script', () => {
  expect(html).toContain('9:00 to 18:00');
  expect(html).not.toMatch(/(?:Open|Closed) now|<button/);
});
