/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tree } from '../../../../src/i18n/paths';
import { LeverageToolSection } from '../../../../src/sections/leverage-tool/leverage-tool';
import { renderInPage } from '../../../support/render-in-page';
import { de, en, filled, fr } from '../../../support/strings';
import { place } from '../place';

const copy = {
  title: 'Leverage',
  text: 'Below',
  caveat: 'Small print',
  action: { label: 'Open an account', route: 'register' },
  company: { currency: 'EUR' },
} as const;

const show = (search = '', tree: Tree = 'bare') => {
  window.history.replaceState(null, '', `/terms${search}`);
  return renderInPage(<LeverageToolSection {...copy} place={place} />, { route: 'terms', tree });
};

const field = (name: string) => screen.getByRole('textbox', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const definition = (term: string) => {
  const title = screen.getAllByRole('term').find((node) => node.textContent?.includes(term));
  return within(title!.parentElement!)
    .getAllByRole('definition')
    .map((node) => node.textContent);
};

const lossAt = (move: string) => filled(en.leverage.loss.title, { move });
const gainAt = (move: string) => filled(en.leverage.gain.title, { move });

async function enter(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

describe('the leverage calculator', () => {
  it('shows the loss as large as the gain', () => {
    show();
    expect(screen.getByText('€500 × 10 = €5,000')).toBeInTheDocument();
    expect(definition(lossAt('5%'))).toEqual(['−€250', filled(en.leverage.loss.share, { share: '50%' })]);
    expect(definition(gainAt('5%'))).toEqual(['+€250', filled(en.leverage.gain.share, { share: '50%' })]);
    expect(
      screen.getByText(filled(en.leverage.takesAll.leveraged, { leverage: 10, move: '10%', money: '€500' })),
    ).toBeInTheDocument();
  });

  it('follows what is typed, and puts it into the address', async () => {
    show('?utm=a');
    await enter(en.leverage.money.label, '200');
    await enter(en.leverage.leverage.label, '1:20');
    await enter(en.leverage.move.label, '10');
    expect(definition(lossAt('10%'))).toEqual(['−€400', filled(en.leverage.loss.beyond, { beyond: '€200' })]);
    expect(slider(en.leverage.leverage.label)).toHaveValue('20');
    await waitFor(() => expect(window.location.search).toBe('?utm=a&money=200&leverage=20&move=10'));
  });

  it('follows the sliders, whose values are announced as they are shown', () => {
    show();
    fireEvent.change(slider(en.leverage.move.label), { target: { value: '0.5' } });
    fireEvent.change(slider(en.leverage.leverage.label), { target: { value: '1' } });
    expect(field(en.leverage.move.label)).toHaveValue('0.5');
    expect(slider(en.leverage.move.label)).toHaveAttribute('aria-valuetext', '0.5%');
    expect(slider(en.leverage.leverage.label)).toHaveAttribute('aria-valuetext', '1:1');
    expect(screen.getByText(filled(en.leverage.takesAll.unleveraged, { money: '€500' }))).toBeInTheDocument();
  });

  it('answers nonsense in words beside the field, with no sum beside it', async () => {
    show();
    await enter(en.leverage.money.label, 'much');
    expect(field(en.leverage.money.label)).toBeInvalid();
    expect(field(en.leverage.money.label)).toHaveAccessibleDescription(
      expect.stringContaining(en.leverage.problem.notANumber),
    );
    expect(screen.queryByText(/€5,000/)).not.toBeInTheDocument();
    expect(definition(lossAt('–'))).toEqual(['–', '\u00a0']);
    await enter(en.leverage.money.label, '0');
    expect(field(en.leverage.money.label)).toHaveAccessibleDescription(
      expect.stringContaining(filled(en.leverage.problem.outOfRange, { min: '1', max: '1,000,000' })),
    );
    await enter(en.leverage.money.label, '50');
    expect(field(en.leverage.money.label)).toBeValid();
    expect(definition(lossAt('5%'))[0]).toBe('−€25');
  });

  it.each([
    ['de', de.leverage.money.label, '1.000,50', '−500,25 €'],
    ['fr', fr.leverage.money.label, '1 000,50', '−500,25 €'],
  ] as const)('reads and writes numbers as in %s', async (tree, name, typed, loss) => {
    show('', tree);
    await enter(name, typed);
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent(loss);
  });

  it('says the same as a table, which needs no script', () => {
    show();
    const table = screen.getByRole('table', { name: filled(en.leverage.table.caption, { amount: '€100' }) });
    const row = within(table).getByRole('row', { name: /± 10%/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['± 10', '± 20', '± 50', `± 100 (${en.leverage.table.all})`, `± 200 (${en.leverage.table.all})`]);
  });
});
