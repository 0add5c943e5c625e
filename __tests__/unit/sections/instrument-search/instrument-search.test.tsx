/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstrumentSearchSection } from '../../../../src/sections/instrument-search/instrument-search';
import { assetClasses } from '../../../../src/sections/instrument-search/filter';
import { renderInPage } from '../../../support/render-in-page';
import { translatePage } from '../../../support/translate-page';
import { liveRegion } from '../../../support/live-regions';
import { en, filled } from '../../../support/strings';
import { place } from '../place';

const { class: classes, count, nothing } = en.instruments;

const instruments = [
  { symbol: 'AAPL', name: 'Apple', assetClass: 'stocks' },
  { symbol: 'MC', name: 'LVMH', assetClass: 'stocks' },
  { symbol: 'XAU/USD', name: 'Gold', assetClass: 'commodities' },
  { symbol: 'EUR/USD', name: 'Euro / US dollar', assetClass: 'forex' },
] as const;

const cards = assetClasses.map((assetClass) => ({
  assetClass,
  title: classes[assetClass],
  text: 'Text',
  count: '9',
  unit: 'of them',
  drawing: { svg: '<svg></svg>', caption: null },
  movesTitle: `What moves ${assetClass}`,
  moves: [{ term: 'News', text: 'More of it' }],
  hours: 'On weekdays',
}));

let visits = 0;

/** Each at an address of its own: the one before may still be half a second behind what was typed there. */
const show = (search = `?visit=${(visits += 1)}`, fragment = '') => {
  window.history.replaceState(null, '', `/market${search}#${fragment}`);
  const section = (
    <InstrumentSearchSection title="Search" lead="Below" cards={cards} instruments={instruments} place={place} />
  );
  return renderInPage(section, { route: 'market' });
};

const list = () => document.getElementById(`${place.id}-list`)!;
const shown = () =>
  [...list().querySelectorAll('li')]
    .filter((item) => !item.closest('[hidden], [aria-hidden]'))
    .map((item) => item.textContent);
const buttons = () =>
  within(list())
    .queryAllByRole('button')
    .map((button) => button.textContent);
const choice = (name: string) => screen.getByRole('button', { name });
const cardLink = () => screen.getByRole('link', { name: new RegExp(`${classes.stocks}$`) });
const choices = () =>
  within(screen.getByRole('group', { name: classes.label }))
    .getAllByRole('button')
    .map((button) => button.textContent);
/** The choices of a class, with how many instruments each has. */
const choicesWith = (...counts: number[]) => {
  const { all, stocks, crypto, forex, indices, commodities } = classes;
  return [all, stocks, crypto, forex, indices, commodities].map((name, index) => `${name} ${counts[index]}`);
};
const searchBox = () => screen.getByRole('searchbox', { name: en.instruments.search.label });

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the search for instruments', () => {
  it('lists everything, by class, before anybody searches', () => {
    show();
    expect(shown()).toHaveLength(4);
    const headings = within(list()).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      classes.stocks,
      classes.forex,
      classes.commodities,
    ]);
    expect(liveRegion()).toHaveTextContent(filled(count.all_other, { count: 4 }));
  });

  it('finds by name, the best match first, and marks what matched', async () => {
    show();
    await userEvent.type(searchBox(), 'l');
    expect(shown()).toEqual([
      `MC LVMH ${classes.stocks}`,
      `AAPL Apple ${classes.stocks}`,
      `EUR/USD Euro / US dollar ${classes.forex}`,
      `XAU/USD Gold ${classes.commodities}`,
    ]);
    await userEvent.type(searchBox(), 'vmh');
    expect(shown()).toEqual([`MC LVMH ${count.exact} ${classes.stocks}`]);
    expect(document.querySelector('mark')).toHaveTextContent('LVMH');
  });

  it('counts what there is, and what was found, in each class', async () => {
    show();
    expect(choices()).toEqual(choicesWith(4, 2, 0, 1, 0, 1));
    await userEvent.type(searchBox(), 'u');
    await userEvent.click(choice(`${classes.forex} 1`));
    expect(choices()).toEqual(choicesWith(2, 0, 0, 1, 0, 1));
    expect(shown()).toEqual([`EUR/USD Euro / US dollar ${classes.forex}`]);
  });

  it('announces how many were found once typing pauses', async () => {
    show();
    const status = liveRegion();
    await userEvent.type(searchBox(), 'gold');
    expect(status).toHaveTextContent(filled(count.all_other, { count: 4 }));
    await waitFor(() => expect(status).toHaveTextContent(filled(count.found_other, { count: 1, total: 4 })));
  });

  it('asks what was meant when there is nothing to find', async () => {
    show();
    await userEvent.type(searchBox(), 'glod');
    expect(shown()).toEqual([]);
    expect(screen.getByText(filled(nothing.title, { words: 'glod' }))).toBeVisible();
    expect(buttons()).toEqual(['Gold', nothing.clear]);
    await waitFor(() => expect(liveRegion()).toHaveTextContent(`${count.found_zero} ${nothing.didYouMean} Gold`));
    await userEvent.click(screen.getByRole('button', { name: 'Gold' }));
    expect(searchBox()).toHaveValue('Gold');
    expect(searchBox()).toHaveFocus();
    expect(shown()).toEqual([`XAU/USD Gold ${count.exact} ${classes.commodities}`]);
  });

  it('offers all classes when the chosen one has nothing', async () => {
    show('?q=gold', 'stocks');
    expect(shown()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: filled(nothing.allClasses, { count: 1 }) }));
    expect(shown()).toEqual([`XAU/USD Gold ${count.exact} ${classes.commodities}`]);
    await waitFor(() => expect(window.location.search).toBe('?q=gold'));
  });

  it('shows one class, its card and its button marked, once a button is pressed', async () => {
    show();
    await userEvent.click(choice(`${classes.stocks} 2`));
    expect(window.location.hash).toBe('#stocks');
    expect(shown()).toEqual(['AAPL Apple', 'MC LVMH']);
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([choice(`${classes.stocks} 2`)]);
    expect(cardLink()).toHaveTextContent(en.instruments.shownInList);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What moves stocks' })).toHaveFocus());
    await userEvent.click(choice(`${classes.all} 4`));
    expect(shown()).toHaveLength(4);
  });

  it('shows the class of a card that is followed, whatever was searched', async () => {
    show('?q=gold');
    await userEvent.click(cardLink());
    expect(searchBox()).toHaveValue('');
    expect(shown()).toEqual(['AAPL Apple', 'MC LVMH']);
    expect(document.getElementById('stocks')?.closest('details')).toHaveAttribute('open');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('keeps the address shareable without a history entry for each letter', async () => {
    show('?ref=mail');
    const entries = window.history.length;
    await userEvent.type(searchBox(), 'gold{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?ref=mail&q=gold'));
    expect(window.history.length).toBe(entries);
  });

  it('goes on in a page that the browser translates', async () => {
    show();
    const stop = translatePage();
    await userEvent.type(searchBox(), 'lvmh{Backspace}');
    stop();
    expect(shown()).toEqual([`MC LVMH ${classes.stocks}`]);
  });
});
