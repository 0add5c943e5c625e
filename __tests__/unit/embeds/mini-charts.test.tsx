/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MarketQuotes } from '../../../src/embeds/market-quotes';
import { MiniCharts } from '../../../src/embeds/mini-charts';
import { liveRegions } from '../../support/live-regions';
import { fakeNetwork, fakeObserver, renderEmbed } from './render-embed';
import { en, filled } from '../../support/strings';

const symbols = ['Apple', 'Microsoft', 'Nvidia', 'Amazon', 'Alphabet', 'Tesla'].map((name, index) => ({
  symbol: `NASDAQ:S${index}`,
  name,
}));

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const frames = () => [...document.querySelectorAll('iframe')];
const messages = () => liveRegions().filter(({ textContent }) => textContent !== '');

const group = () => screen.getByRole('group', { name: en.embeds.charts.title });

let observer: ReturnType<typeof fakeObserver>;
let requests: ReturnType<typeof fakeNetwork>;

beforeEach(() => {
  jest.useFakeTimers();
  observer = fakeObserver();
  requests = fakeNetwork();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('six charts', () => {
  it('load two at a time, each next one when one is there', async () => {
    renderEmbed(<MiniCharts symbols={symbols} thirdParty="load" />);
    await observer.comeNear();
    expect(requests).toHaveLength(2);
    await requests[0]!.answer();
    expect(requests).toHaveLength(2);
    fireEvent.load(frames()[0]!);
    await wait(0);
    expect(requests).toHaveLength(3);
  });

  it('make way for the next when the provider refuses', async () => {
    renderEmbed(<MiniCharts symbols={symbols} thirdParty="load" />);
    await observer.comeNear();
    for (let turn = 0; turn < symbols.length; turn += 1) await requests[turn]!.refuse();
    expect(requests).toHaveLength(6);
  });

  it('share one message and one button that tries them all again', async () => {
    renderEmbed(<MiniCharts symbols={symbols} thirdParty="load" />);
    await observer.comeNear();
    for (let turn = 0; turn < symbols.length; turn += 1) await requests[turn]!.refuse();
    expect(messages()).toHaveLength(1);
    expect(group()).toHaveAttribute('data-missing', 'true');
    screen.getByRole('button', { name: en.embeds.retry }).focus();
    fireEvent.click(screen.getByRole('button', { name: en.embeds.retry }));
    expect(group()).toHaveFocus();
    expect(group()).toHaveAttribute('data-missing', 'false');
    expect(messages()).toHaveLength(0);
    await observer.comeNear();
    expect(requests).toHaveLength(8);
  });

  it('stay where they are when others of them fail, which alone are tried again', async () => {
    renderEmbed(<MiniCharts symbols={symbols} thirdParty="load" />);
    await observer.comeNear();
    await requests[0]!.answer();
    fireEvent.load(frames()[0]!);
    await wait(0);
    for (let turn = 1; turn < symbols.length; turn += 1) await requests[turn]!.refuse();
    expect(group()).toHaveAttribute('data-missing', 'false');
    expect(messages()).toHaveLength(1);
    const [apple] = frames();
    fireEvent.click(screen.getByRole('button', { name: en.embeds.retry }));
    expect(frames()).toEqual([apple]);
  });

  it('name what is missing, with a link each', () => {
    renderEmbed(<MiniCharts symbols={symbols} thirdParty="load" />);
    const [names] = screen.getAllByRole('list');
    expect(
      within(names!)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(symbols.map(({ symbol }) => `https://www.tradingview.com/symbols/${symbol.replace(':', '-')}/`));
  });

  it('pass the focus of a link on to the same link when charts and names change places', async () => {
    renderEmbed(<MiniCharts symbols={symbols} thirdParty="load" />);
    await observer.comeNear();
    const [name, source] = screen.getAllByRole('link', { name: filled(en.embeds.open, { name: 'Nvidia' }) });
    source!.focus();
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    for (let turn = 0; turn < symbols.length; turn += 1) await requests[turn]!.refuse();
    expect(group()).toHaveAttribute('data-missing', 'true');
    expect(name).toHaveFocus();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(group()).toHaveAttribute('data-missing', 'false');
    expect(source).toHaveFocus();
  });

  it('show one message after ten seconds without a response from the provider', async () => {
    renderEmbed(<MiniCharts symbols={symbols} thirdParty="load" />);
    await observer.comeNear();
    await wait(10_100);
    expect(messages()).toHaveLength(1);
  });

  it('wait patiently for their turn while others arrive', async () => {
    renderEmbed(<MiniCharts symbols={symbols} thirdParty="load" />);
    await observer.comeNear();
    await wait(8_000);
    await requests[0]!.answer();
    fireEvent.load(frames()[0]!);
    await wait(1_900);
    await requests[1]!.answer();
    fireEvent.load(frames()[1]!);
    await wait(8_000);
    expect(messages()).toHaveLength(0);
  });

  it('are named after their stocks', async () => {
    renderEmbed(<MiniCharts symbols={symbols} thirdParty="load" />);
    await observer.comeNear();
    await requests[1]!.answer();
    expect(frames()[0]).toHaveAttribute('title', filled(en.embeds.frame, { name: 'Microsoft' }));
  });
});

describe('the quotes', () => {
  it('show their groups in the frame', async () => {
    renderEmbed(<MarketQuotes groups={[{ id: 'i', label: 'Indices', symbols }]} thirdParty="load" />);
    await observer.comeNear();
    await requests[0]!.answer();
    expect(decodeURIComponent(frames()[0]!.src)).toContain('"name":"Indices"');
  });
});
