/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tree } from '../../../src/i18n/paths';
import { Sections } from '../../support/any-sections';
import { renderInPage } from '../../support/render-in-page';
import { samples } from '../samples';
import { liveRegion } from '../../support/live-regions';

const show = (search = '', tree: Tree = 'bare') => {
  window.history.replaceState(null, '', `/terms${search}`);
  return renderInPage(<Sections sections={[samples.LeverageToolSection]} />, { route: 'terms', tree });
};

const field = (name: string) => screen.getByRole('textbox', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const definition = (term: string) => {
  const title = screen.getAllByRole('term').find((node) => node.textContent?.includes(term));
  return within(title!.parentElement!)
    .getAllByRole('definition')
    .map((node) => node.textContent);
};

async function enter(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

describe('the leverage calculator', () => {
  it('shows the loss as large as the gain', () => {
    show();
    expect(screen.getByText('€500 × 10 = €5,000')).toBeInTheDocument();
    expect(definition('5% against you')).toEqual(['−€250', '50% of your margin lost']);
    expect(definition('5% in your favour')).toEqual(['+€250', '50% gained on your margin']);
    expect(screen.getByText('At 1:10, a move of 10% against you wipes out all €500.')).toBeInTheDocument();
  });

  it('follows what is typed, and puts it into the address', async () => {
    show('?utm=a');
    await enter('Your margin', '200');
    await enter('Leverage', '1:20');
    await enter('Price move', '10');
    expect(definition('10% against you')).toEqual(['−€400', 'All of your margin and €200 more']);
    expect(slider('Leverage')).toHaveValue('20');
    expect(window.location.search).toBe('?utm=a&money=200&leverage=20&move=10');
  });

  it('follows the sliders, whose values are announced as they are shown', () => {
    show();
    fireEvent.change(slider('Price move'), { target: { value: '0.5' } });
    fireEvent.change(slider('Leverage'), { target: { value: '1' } });
    expect(field('Price move')).toHaveValue('0.5');
    expect(slider('Price move')).toHaveAttribute('aria-valuetext', '0.5%');
    expect(slider('Leverage')).toHaveAttribute('aria-valuetext', '1:1');
    expect(screen.getByText('Without leverage, only a fall to zero wipes out all €500.')).toBeInTheDocument();
  });

  it('opens with the values of a shared address', () => {
    show('?money=1000&leverage=2&move=50');
    expect(field('Your margin')).toHaveValue('1,000');
    expect(definition('50% against you')).toEqual(['−€1,000', '100% of your margin lost']);
  });

  it('answers nonsense in words beside the field and keeps the last result', async () => {
    show();
    await enter('Your margin', 'much');
    expect(field('Your margin')).toBeInvalid();
    expect(field('Your margin')).toHaveAccessibleDescription(/not a number/);
    expect(screen.getByText('€500 × 10 = €5,000')).toBeInTheDocument();
    await enter('Your margin', '0');
    expect(field('Your margin')).toHaveAccessibleDescription(/from 1 to 1,000,000/);
    await enter('Your margin', '50');
    expect(field('Your margin')).toBeValid();
  });

  it('announces a result once the visitor stops changing it, and nothing before that', () => {
    jest.useFakeTimers();
    show();
    act(() => void jest.advanceTimersByTime(2000));
    expect(liveRegion()).toBeEmptyDOMElement();
    fireEvent.change(slider('Price move'), { target: { value: '6' } });
    fireEvent.change(slider('Price move'), { target: { value: '7' } });
    expect(liveRegion()).toBeEmptyDOMElement();
    act(() => void jest.advanceTimersByTime(2000));
    expect(liveRegion()).toHaveTextContent(/^7% against you: −€350, 70% .* 7% in your favour: \+€350\.$/);
    jest.useRealTimers();
  });

  it.each([
    ['de', 'Ihre Margin', '1.000,50', '−500,25 €'],
    ['fr', 'Argent engagé', '1 000,50', '−500,25 €'],
  ] as const)('reads and writes numbers as in %s', async (tree, name, typed, loss) => {
    show('', tree);
    await enter(name, typed);
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent(loss);
  });

  it('says the same as a table, which needs no script', () => {
    show();
    const table = screen.getByRole('table', { name: /on every €100/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Move', '1:1', '1:2', '1:5', '1:10', '1:20']);
    const row = within(table).getByRole('row', { name: /± 10%/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['± 10', '± 20', '± 50', '± 100 (all of the margin, or more)', '± 200 (all of the margin, or more)']);
  });
});
