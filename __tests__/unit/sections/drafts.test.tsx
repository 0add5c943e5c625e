/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { DraftSections } from '../../../src/components/draft-mark';
import { SectionList } from '../../../src/sections/section-list';
import { renderInPage } from '../../support/render-in-page';
import { de } from '../../support/strings';

const components = { FirstSection: () => <p>First</p>, SecondSection: () => <p>Second</p> };
const sections = [{ __typename: 'FirstSection' as const }, { __typename: 'SecondSection' as const }];

it('a section that is a draft is marked above it, in the language of the page', () => {
  renderInPage(
    <DraftSections.Provider value={[1]}>
      <SectionList sections={sections} components={components} />
    </DraftSections.Provider>,
    { tree: 'de' },
  );
  expect(screen.getByRole('note')).toHaveTextContent(de.drafts.mark.section);
  expect(screen.getByRole('note').nextElementSibling).toHaveTextContent('Second');
});
