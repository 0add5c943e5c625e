/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Progress } from '../../../src/components/progress';
import { renderInPage } from '../../support/render-in-page';

const states = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.getAttribute('aria-current'), item.querySelector('svg') !== null]);

const show = (done: number, failed: boolean | null) =>
  renderInPage(<Progress steps={['Ask', 'Open', 'Log in']} done={done} failed={failed} />);

it('steps that are done have a mark, and the next one is the current', () => {
  show(1, null);
  expect(states()).toEqual([
    ['Ask', null, true],
    ['Open', 'step', false],
    ['Log in', null, false],
  ]);
});

it('a step that has failed has a mark too, and is the current', () => {
  show(1, true);
  expect(states()).toEqual([
    ['Ask', null, true],
    ['Open', 'step', true],
    ['Log in', null, false],
  ]);
});
