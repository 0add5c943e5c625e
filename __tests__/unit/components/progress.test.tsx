/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Progress } from '../../../src/components/progress';
import { renderInPage } from '../../support/render-in-page';

const show = (done: number, failed: boolean | null) => {
  renderInPage(<Progress steps={['Ask', 'Open', 'Log in']} done={done} failed={failed} />);
  return screen.getAllByRole('listitem').map((item) => [item.dataset['state'], item.getAttribute('aria-current')]);
};

it('steps before the one at hand are done, and it is the current one', () => {
  expect(show(1, null)).toEqual([
    ['done', null],
    ['now', 'step'],
    ['next', null],
  ]);
});

it('the step at hand may have failed', () => {
  expect(show(1, true)).toEqual([
    ['done', null],
    ['failed', 'step'],
    ['next', null],
  ]);
});
