/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { DraftMark, DraftSections } from '../../../src/components/draft-mark';
import { Sections } from '../../support/any-sections';
import { renderInPage } from '../../support/render-in-page';
import { samples } from './samples';
import { de, en } from '../../support/strings';

const sections = [samples.HeroSection, samples.AccordionSection, samples.IntroSection];

it.each([
  ['en', en.drafts.mark.section],
  ['de', de.drafts.mark.section],
  ['fr', 'Brouillon : cette section ne sera pas publiée.'],
] as const)('a section that is a draft is marked in the language of the page, %s', (tree, text) => {
  renderInPage(
    <DraftSections.Provider value={[1]}>
      <Sections sections={sections} />
    </DraftSections.Provider>,
    { tree },
  );
  const mark = screen.getByRole('note');
  expect(mark).toHaveTextContent(text);
  const marked = mark.nextElementSibling;
  expect(marked instanceof HTMLElement && within(marked).getByRole('heading', { level: 2 })).toHaveTextContent(
    samples.AccordionSection.title,
  );
});

it('a page that is a draft says so itself', () => {
  renderInPage(<DraftMark what="page" />, { tree: 'de' });
  expect(screen.getByRole('note')).toHaveTextContent(de.drafts.mark.page);
});
