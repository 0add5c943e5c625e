/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PageShell } from '../../../src/layout/page-shell';
import { renderInPage } from '../../support/render-in-page';
import { de, en, fr } from '../../support/strings';
import { company } from './company';

jest.mock('../../../src/demonstration', () => ({
  ...jest.requireActual<object>('../../../src/demonstration'),
  isDemonstration: true,
}));

it.each([
  ['en', en.drafts.mark.demonstration],
  ['de', de.drafts.mark.demonstration],
  ['fr', fr.drafts.mark.demonstration],
] as const)('every page of a demonstration says first in its content that it is one, in “%s”', (tree, text) => {
  renderInPage(
    <PageShell company={company}>
      <h1>Copy</h1>
    </PageShell>,
    { tree },
  );
  expect(screen.getByRole('note')).toHaveTextContent(text);
  expect(screen.getByRole('main').firstElementChild).toBe(screen.getByRole('note'));
});
