/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tree } from '../../../../src/i18n/paths';
import { LeverageToolSection } from '../../../../src/sections/leverage-tool/leverage-tool';
import { renderInPage } from '../../../support/render-in-page';
import { de, en, filled } from '../../../support/strings';
import { attributes } from '../attributes';
import { finishTimers } from '../finish-timers';

const copy = {
  title: 'Leverage',
  lead: 'Below',
  note: 'Small print',
  action: { label: 'Open an account', route: 'register' },
  company: { currency: 'EUR' },
} as const;

finishTimers();

const show = (search = '', tree: Tree = 'bare') => {
  window.history.replaceState(null, '', `/terms${search}`);
  return renderInPage(<LeverageToolSection {...copy} attributes={attributes} />, { route: 'terms', tree });
};

const { money, leverage, move, loss, gain, takesAll, problem, table } = en.leverage;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** The amount shown for a loss or a gain at a price move. */
const definition = (title: string, by: string) => {
  const term = screen.getByText(filled(title, { move: by }));
  return textsOf(within(term.closest('div')!).getAllByRole('definition'));
};

async function enter(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

it('the leverage calculator shows equal amounts for loss and gain, and the price move at which all the money is lost', () => {
  show();
  expect(screen.getByText('€500 × 10 = €5,000')).toBeInTheDocument();
  expect(definition(loss.title, '5%')).toEqual(['−€250', filled(loss.share, { share: '50%' })]);
  expect(definition(gain.title, '5%')).toEqual(['+€250', filled(gain.share, { share: '50%' })]);
  expect(screen.getByText(filled(takesAll.leveraged, { leverage: 10, move: '10%', money: '€500' }))).toBeVisible();
});

it('the leverage calculator shows the euro sign after the amount in German, and before it in English', () => {
  const { unmount } = show('', 'de');
  expect(field(de.leverage.money.label).nextElementSibling).toHaveTextContent('€');
  unmount();
  show();
  expect(field(money.label).previousElementSibling).toHaveTextContent('€');
});

it('the leverage calculator updates results, sliders and the URL while values are typed', async () => {
  show('?utm=a');
  await enter(money.label, '200');
  await enter(leverage.label, '1:20');
  await enter(move.label, '10');
  expect(definition(loss.title, '10%')).toEqual(['−€400', filled(loss.beyond, { beyond: '€200' })]);
  expect(slider(leverage.label)).toHaveValue('20');
  await waitFor(() => expect(window.location.search).toBe('?utm=a&money=200&leverage=20&move=10'));
});

it('the leverage calculator fills its fields with the values in the URL', () => {
  show('?money=1000&move=2.5', 'de');
  expect([field(de.leverage.money.label), field(de.leverage.move.label)].map(({ value }) => value)).toEqual([
    '1.000',
    '2,5',
  ]);
});

it('the leverage calculator updates fields, results and the values that screen readers speak while sliders move', () => {
  show();
  fireEvent.change(slider(move.label), { target: { value: '0.5' } });
  fireEvent.change(slider(leverage.label), { target: { value: '1' } });
  expect(field(move.label)).toHaveValue('0.5');
  expect(slider(move.label)).toHaveAttribute('aria-valuetext', '0.5%');
  expect(slider(leverage.label)).toHaveAttribute('aria-valuetext', '1:1');
  expect(screen.getByText(filled(takesAll.unleveraged, { money: '€500' }))).toBeVisible();
});

it('the leverage calculator shows an error at a field with invalid text, and dashes instead of results', async () => {
  show();
  await enter(money.label, 'much');
  expect(field(money.label)).toBeInvalid();
  expect(field(money.label)).toHaveAccessibleDescription(`${money.hint} ${problem.notANumber}`);
  expect(definition(loss.title, '–')).toEqual(['–', '\u00a0']);
  await enter(money.label, '0');
  const outOfRange = filled(problem.outOfRange, { min: '1', max: '1,000,000' });
  expect(field(money.label)).toHaveAccessibleDescription(`${money.hint} ${outOfRange}`);
  await enter(money.label, '50');
  expect(field(money.label)).toBeValid();
  expect(definition(loss.title, '5%')[0]).toBe('−€25');
});

it('the leverage calculator reads and writes numbers in the format of the page’s language', async () => {
  show('', 'de');
  await enter(de.leverage.money.label, '1.000,50');
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('−500,25 €');
});

it('the leverage calculator includes a table of results for visitors without scripts', () => {
  show();
  const rows = within(screen.getByRole('table', { name: filled(table.caption, { amount: '€100' }) }));
  const cells = within(rows.getByRole('row', { name: /± 10%/ })).getAllByRole('cell');
  expect(textsOf(cells)).toEqual(['± 10', '± 20', '± 50', `± 100 (${table.all})`, `± 200 (${table.all})`]);
});
