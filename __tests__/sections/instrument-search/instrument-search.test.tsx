/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sections } from '../../support/any-sections';
import { renderInPage } from '../../support/render-in-page';
import { samples } from '../samples';

const show = (search = '') => {
  window.history.replaceState(null, '', `/market${search}`);
  return renderInPage(<Sections sections={[samples.InstrumentSearchSection]} />, { route: 'market' });
};

const shown = () =>
  [...document.querySelectorAll('details:not([hidden]) li:not([hidden])')].map((item) => item.textContent);
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
    expect(screen.getByRole('status')).toHaveTextContent('4 instruments');
  });

  it('finds by name, announces how many and unfolds them', async () => {
    show();
    await userEvent.type(searchBox(), 'gold');
    expect(shown()).toEqual(['XAU/USD Gold']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 4 instruments');
    expect(document.querySelector('details:not([hidden])')).toHaveAttribute('open');
  });

  it('says so when there is nothing to find', async () => {
    show();
    await userEvent.type(searchBox(), 'zzz');
    expect(shown()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found.');
  });

  it('narrows to a class by keyboard', async () => {
    show();
    act(() => screen.getByRole('radio', { name: 'All' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Stocks' })).toBeChecked();
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
    expect(screen.getByRole('radio', { name: 'Stocks' })).toBeChecked();
    expect(shown()).toEqual(['AAPL Apple', 'MC LVMH']);
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
