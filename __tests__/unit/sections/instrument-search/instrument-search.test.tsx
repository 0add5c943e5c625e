/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { assetClasses } from '../../../../src/sections/instrument-search/filter';
import { InstrumentSearchSection } from '../../../../src/sections/instrument-search/instrument-search';
import { liveRegion } from '../../../support/live-regions';
import { renderInPage } from '../../../support/render-in-page';
import { en, filled } from '../../../support/strings';
import { attributes } from '../attributes';
import { finishTimers } from '../finish-timers';

const { class: classes, count, nothing, search, shownInList } = en.instruments;

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
  diagram: { svg: '<svg></svg>', caption: null },
  movesTitle: `What moves ${assetClass}`,
  moves: [{ term: 'News', text: 'More of it' }],
  hours: 'On weekdays',
}));

finishTimers();

const show = (search = '') => {
  window.history.replaceState(null, '', `/market${search}`);
  const section = (
    <InstrumentSearchSection
      title="Search"
      lead="Below"
      cards={cards}
      instruments={instruments}
      attributes={attributes}
    />
  );
  return renderInPage(section, { route: 'market' });
};

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const list = () => document.getElementById(`${attributes.id}-list`)!;
const shown = () =>
  textsOf([...list().querySelectorAll('li')].filter((item) => !item.closest('[hidden], [aria-hidden]')));
const button = (name: string) => screen.getByRole('button', { name });
const cardLink = () => screen.getByRole('link', { name: new RegExp(`${classes.stocks}$`) });
/** The numbers on the buttons of the asset classes. */
const counts = () => {
  const choices = within(screen.getByRole('group', { name: classes.label })).getAllByRole('button');
  return textsOf(choices).map((text) => Number(/\d+$/.exec(text)?.[0]));
};
const openClasses = () => assetClasses.filter((id) => document.getElementById(id)?.closest('details')?.open);
const announced = () => liveRegion().textContent;
const searchBox = () => screen.getByRole('searchbox', { name: search.label });
const exactGold = `XAU/USD Gold ${count.exact} ${classes.commodities}`;

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

it('the instrument search lists all instruments, by class, while the search box is empty', () => {
  show();
  expect(cardLink()).toBeVisible();
  expect(shown()).toHaveLength(4);
  const headings = within(list()).getAllByRole('heading', { level: 3 });
  expect(textsOf(headings)).toEqual([classes.stocks, classes.forex, classes.commodities]);
  expect(openClasses()).toEqual(['stocks']);
  expect(announced()).toBe(filled(count.all_other, { count: 4 }));
});

it('the instrument search shows the best match first, and highlights the matched letters', async () => {
  show();
  await userEvent.type(searchBox(), 'l');
  expect(screen.queryByRole('link')).toBeNull();
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

it.each([
  ['closes the on-screen keyboard', true],
  ['keeps the focus in the search box with any other keyboard', false],
])('after Enter, the instrument search %s', async (_, isTouch) => {
  window.matchMedia = () => ({ matches: isTouch }) as MediaQueryList;
  show();
  await userEvent.type(searchBox(), 'gold{Enter}');
  expect(document.activeElement === searchBox()).toBe(!isTouch);
  expect(shown()).toEqual([exactGold]);
});

it('the instrument search has a button for each asset class, with the number of matches; a click shows only this class', async () => {
  show();
  expect(screen.queryByRole('group', { name: classes.label })).toBeNull();
  await userEvent.type(searchBox(), 'u');
  await userEvent.click(button(`${classes.forex} 1`));
  expect(counts()).toEqual([2, 0, 0, 1, 0, 1]);
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([button(`${classes.forex} 1`)]);
  expect(shown()).toEqual([`EUR/USD Euro / US dollar ${classes.forex}`]);
});

it('the instrument search announces the number of matches once typing pauses, and writes the search text into the URL', async () => {
  show('?ref=mail');
  const entries = window.history.length;
  await userEvent.type(searchBox(), 'gold{Enter}');
  expect(announced()).toBe(filled(count.all_other, { count: 4 }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(announced()).toBe(filled(count.found_other, { count: 1, total: 4 }));
  expect(window.location.search).toBe('?ref=mail&q=gold');
  expect(window.history.length).toBe(entries);
});

it('the instrument search suggests a correction when nothing matches, and a click on the suggestion searches for it', async () => {
  show();
  await userEvent.type(searchBox(), 'glod');
  expect(shown()).toEqual([]);
  expect(screen.getByText(filled(nothing.title, { words: 'glod' }))).toBeVisible();
  expect(textsOf(within(list()).getAllByRole('button'))).toEqual(['Gold', nothing.clear]);
  await waitFor(() => expect(liveRegion()).toHaveTextContent(`${count.none} ${nothing.didYouMean} Gold`));
  await userEvent.click(button('Gold'));
  expect(searchBox()).toHaveValue('Gold');
  expect(searchBox()).toHaveFocus();
  expect(shown()).toEqual([exactGold]);
});

it.each([
  ['Золото', nothing.otherScript],
  ['金', nothing.otherScript],
  ['qqqqqqqq', nothing.hint],
  ['42424242', nothing.hint],
])('the instrument search says what can be searched when nothing is found for %s', async (typed, hint) => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), typed);
  expect(await screen.findByText(hint)).toBeVisible();
});

it('the instrument search offers the matches of all classes when the chosen class has none', async () => {
  show('?q=gold#stocks');
  expect(shown()).toEqual([]);
  await userEvent.click(button(filled(nothing.allClasses, { count: 1 })));
  expect(shown()).toEqual([exactGold]);
  expect(window.location.search).toBe('?q=gold');
});

it('a click on an asset class’s card opens this class, focuses the heading of the class, and closes the class open before', async () => {
  show('#forex');
  expect(openClasses()).toEqual(['forex']);
  await userEvent.click(cardLink());
  expect(window.location.hash).toBe('#stocks');
  expect(shown()).toHaveLength(4);
  expect(openClasses()).toEqual(['stocks']);
  expect(cardLink()).toHaveTextContent(shownInList);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'What moves stocks' })).toHaveFocus());
});

it('after the search box is cleared, the instrument search announces the number of all instruments, even if one class is open', async () => {
  show('?q=gold#commodities');
  await waitFor(() => expect(announced()).toBe(filled(count.found_other, { count: 1, total: 4 })));
  await userEvent.clear(searchBox());
  await waitFor(() => expect(announced()).toBe(filled(count.all_other, { count: 4 })));
});
