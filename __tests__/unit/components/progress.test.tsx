/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Progress } from '../../../src/components/progress';
import { renderInPage } from '../../support/render-in-page';

const show = (done: number, failed: boolean | null) => {
  renderInPage(<Progress steps={['Ask', 'Open', 'Log in']} done={done} failed={failed} />);
  return screen.getAllByRole('listitem').map((item) => [item.dataset['state'], item.getAttribute('aria-current')]);
};

it('a progress list of a form marks the steps before the current one as done', () => {
  expect(show(1, null)).toEqual([
    ['done', null],
    ['now', 'step'],
    ['next', null],
  ]);
});

it('a progress list of a form can mark the current step as failed', () => {
  expect(show(1, true)).toEqual([
    ['done', null],
    ['failed', 'step'],
    ['next', null],
  ]);
});
