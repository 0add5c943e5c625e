/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Progress } from '../../../src/components/progress';
import { renderInPage } from '../../support/render-in-page';

it.each([
  ['now', null],
  ['failed', true],
])('a progress list marks the steps before the current one as done, and the current one as “%s”', (state, failed) => {
  renderInPage(<Progress steps={['Ask', 'Open', 'Log in']} done={1} failed={failed} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => [item.dataset['state'], item.getAttribute('aria-current')])).toEqual([
    ['done', null],
    [state, 'step'],
    ['next', null],
  ]);
});
