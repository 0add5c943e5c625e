/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sections } from '../../support/any-sections';
import { renderInPage } from '../../support/render-in-page';
import { samples } from '../samples';
import { liveRegion } from '../../support/live-regions';

const show = (search = '') => {
  window.history.replaceState(null, '', `/market${search}`);
  return renderInPage(<Sections sections={[samples.InstrumentSearchSection]} />, { route: 'market' });
};

const shown = () =>
  [...document.querySelectorAll('li')].filter((item) => !item.closest('[hidden]')).map((item) => item.textContent);
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const choices = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
const searchBox = () => screen.getByRole('searchbox', { name: 'Search by name or symbol' });

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the search for instruments', () => {
  it('lists everything, by class, before anybody searches', () => {
    show();
    expect(shown()).toHaveLength(4);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Stocks',
      'Forex',
      'Commodities',
    ]);
    expect(liveRegion()).toHaveTextContent('4 instruments');
  });

  it('finds by name, the best match first, and marks what matched', async () => {
    show();
    await userEvent.type(searchBox(), 'l');
    expect(shown()).toEqual([
      'MC LVMH Stocks',
      'AAPL Apple Stocks',
      'EUR/USD Euro / US dollar Forex',
      'XAU/USD Gold Commodities',
    ]);
    await userEvent.type(searchBox(), 'vmh');
    expect(shown()).toEqual(['MC LVMH Exact match Stocks']);
    expect(document.querySelector('mark')).toHaveTextContent('LVMH');
  });

  it('counts what there is, and what was found, in each class', async () => {
    show();
    expect(choices()).toEqual(['All 4', 'Stocks 2', 'Cryptocurrencies 0', 'Forex 1', 'Indices 0', 'Commodities 1']);
    await userEvent.type(searchBox(), 'u');
    await userEvent.click(screen.getByRole('radio', { name: /Forex/ }));
    expect(choices()).toEqual(['All 2', 'Stocks 0', 'Cryptocurrencies 0', 'Forex 1', 'Indices 0', 'Commodities 1']);
    expect(shown()).toEqual(['EUR/USD Euro / US dollar Forex']);
  });

  it('announces how many were found once typing pauses', async () => {
    show();
    const status = liveRegion();
    await userEvent.type(searchBox(), 'gold');
    expect(status).toHaveTextContent('4 instruments');
    await waitFor(() => expect(status).toHaveTextContent('1 of 4 instruments'));
  });

  it('asks what was meant when there is nothing to find', async () => {
    show();
    await userEvent.type(searchBox(), 'glod');
    expect(shown()).toEqual([]);
    expect(screen.getByText('Nothing found for “glod”')).toBeVisible();
    expect(buttons()).toEqual(['Gold', 'Clear the search']);
    await waitFor(() => expect(liveRegion()).toHaveTextContent('Nothing found. Did you mean: Gold'));
    await userEvent.click(screen.getByRole('button', { name: 'Gold' }));
    expect(searchBox()).toHaveValue('Gold');
    expect(searchBox()).toHaveFocus();
    expect(shown()).toEqual(['XAU/USD Gold Exact match Commodities']);
  });

  it('offers all classes when the chosen one has nothing', async () => {
    show('?q=gold&class=stocks');
    expect(shown()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'All markets (1)' }));
    expect(shown()).toEqual(['XAU/USD Gold Exact match Commodities']);
    expect(window.location.search).toBe('?q=gold');
  });

  it('can be cleared when nothing comes near', async () => {
    show();
    await userEvent.type(searchBox(), 'qqqqqq');
    expect(buttons()).toEqual(['Clear the search']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(searchBox()).toHaveValue('');
    expect(shown()).toHaveLength(4);
  });

  it('narrows to a class by keyboard', async () => {
    show();
    act(() => screen.getByRole('radio', { name: /^All/ }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: /^Stocks/ })).toBeChecked();
    expect(shown()).toEqual(['AAPL Apple', 'MC LVMH']);
  });

  it('keeps the address shareable without a history entry for each letter', async () => {
    show('?ref=mail');
    const entries = window.history.length;
    await userEvent.type(searchBox(), 'gold');
    expect(window.location.search).toBe('?ref=mail&q=gold');
    expect(window.history.length).toBe(entries);
  });

  it('opens as a shared address says', () => {
    show('?q=l&class=stocks');
    expect(searchBox()).toHaveValue('l');
    expect(screen.getByRole('radio', { name: /^Stocks/ })).toBeChecked();
    expect(shown()).toEqual(['MC LVMH Stocks', 'AAPL Apple Stocks']);
  });

  it('folds everything again when the search is cleared', async () => {
    show();
    await userEvent.type(searchBox(), 'gold');
    await userEvent.clear(searchBox());
    expect(shown()).toHaveLength(4);
    expect(document.querySelector('details[open]')).toBeNull();
  });

  it('stops filtering when a link leads to a class', async () => {
    show('?q=gold');
    act(() => {
      window.history.replaceState(null, '', `${window.location.search}#stocks`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(shown()).toHaveLength(4);
    expect(searchBox()).toHaveValue('');
    expect(window.location.search).toBe('');
    expect(document.getElementById('stocks')?.closest('details')).toHaveAttribute('open');
  });

  it('stays on the page when Enter is pressed', async () => {
    show();
    await userEvent.type(searchBox(), 'gold{Enter}');
    expect(within(screen.getByRole('search')).getByRole('searchbox')).toHaveValue('gold');
  });
});
