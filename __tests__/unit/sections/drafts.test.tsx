/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { DraftMark, DraftSections } from '../../../src/components/draft-mark';
import { SectionList } from '../../../src/sections/section-list';
import { renderInPage } from '../../support/render-in-page';
import { de, en } from '../../support/strings';

const components = { FirstSection: () => <p>First</p>, SecondSection: () => <p>Second</p> };
const sections = [{ __typename: 'FirstSection' as const }, { __typename: 'SecondSection' as const }];

it.each([
  ['en', en.drafts.mark.section],
  ['de', de.drafts.mark.section],
  ['fr', 'Brouillon : cette section ne sera pas publiée.'],
] as const)('a section that is a draft is marked in the language of the page, %s', (tree, text) => {
  renderInPage(
    <DraftSections.Provider value={[1]}>
      <SectionList sections={sections} components={components} />
    </DraftSections.Provider>,
    { tree },
  );
  expect(screen.getByRole('note')).toHaveTextContent(text);
  expect(screen.getByRole('note').nextElementSibling).toHaveTextContent('Second');
});

it('a page that is a draft says so itself', () => {
  renderInPage(<DraftMark what="page" />, { tree: 'de' });
  expect(screen.getByRole('note')).toHaveTextContent(de.drafts.mark.page);
});
