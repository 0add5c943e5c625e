/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRegion } from '../../support/live-regions';
import { de, en, filled, fr } from '../../support/strings';
import { calendar, charts, fakeNetwork, fakeObserver, renderEmbed } from './render-embed';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const frames = () => [...document.querySelectorAll('iframe')];
const frame = () => frames()[0]!;
const status = () => liveRegion();
const speak = (source = frame().contentWindow) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: {}, source })));
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

let observer: ReturnType<typeof fakeObserver>;
let requests: ReturnType<typeof fakeNetwork>;
let online = true;

beforeEach(() => {
  jest.useFakeTimers();
  online = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => online);
  observer = fakeObserver();
  requests = fakeNetwork();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function mount(embed = calendar()) {
  renderEmbed(embed);
  await observer.comeNear();
  await requests[0]!.answer();
}

describe('a frame', () => {
  it('requests nothing until it comes near, but links to the provider', () => {
    renderEmbed(calendar());
    expect(requests).toHaveLength(0);
    expect(
      screen.getByRole('link', { name: filled(en.embeds.open, { name: en.embeds.calendar.title }) }),
    ).toHaveAttribute('href', 'https://www.tradingview.com/economic-calendar/');
  });

  it('asks first whether the provider can be reached, without cookies and without its settings', async () => {
    renderEmbed(calendar(), 'de');
    await observer.comeNear();
    expect(requests).toMatchObject([
      {
        url: 'https://www.tradingview-widget.com/embed-widget/events/?locale=de_DE',
        init: { mode: 'no-cors', credentials: 'omit' },
      },
    ]);
    expect(frames()).toEqual([]);
  });

  it('is mounted after the response, hidden from everybody until it has loaded', async () => {
    await mount();
    expect(frame()).toHaveAttribute('inert');
    expect(frame()).toHaveAttribute('title', filled(en.embeds.frame, { name: en.embeds.calendar.title }));
    fireEvent.load(frame());
    expect(frame()).not.toHaveAttribute('inert');
    expect(status()).toBeEmptyDOMElement();
  });

  it('may run scripts and open windows, and nothing else', async () => {
    await mount();
    expect(frame().getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
  });

  it('is shown as soon as it sends a message, load event or not', async () => {
    await mount();
    speak();
    expect(frame()).not.toHaveAttribute('inert');
  });

  it('has a message and a button to try again when the provider refuses, which leaves the focus in its place', async () => {
    renderEmbed(calendar());
    await observer.comeNear();
    await requests[0]!.refuse();
    // Screen readers may read only the last one of several that are inserted at once.
    expect(status().childNodes).toHaveLength(1);
    expect(status()).toHaveTextContent(`${en.embeds.calendar.title} ${en.embeds.failed.unreachable}`);
    await user().click(screen.getByRole('button', { name: en.embeds.retry }));
    expect(status()).toBeEmptyDOMElement();
    expect(screen.getByRole('group', { name: en.embeds.calendar.title })).toHaveFocus();
    expect(requests).toHaveLength(2);
  });

  it('has a message after ten seconds of silence, not before, and is shown when it arrives after all', async () => {
    renderEmbed(calendar(), 'fr');
    await observer.comeNear();
    await wait(9_900);
    expect(status()).toBeEmptyDOMElement();
    await wait(200);
    expect(status()).toHaveTextContent(fr.embeds.failed.silent);
    await requests[0]!.answer();
    fireEvent.load(frame());
    expect(status()).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that stays mute has words behind it, for the eyes alone, and may be loaded again', async () => {
    await mount();
    fireEvent.load(frame());
    const words = () => screen.queryByText(en.embeds.failed.unreachable);
    await wait(14_900);
    expect(words()).toBeNull();
    await wait(200);
    expect(words()).toHaveAttribute('aria-hidden', 'true');
    // Both are positioned, so the later one is on top.
    expect(words()!.compareDocumentPosition(frame())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user().click(screen.getByRole('button', { name: en.embeds.reload }));
    expect(frames()).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it('that has sent a message never has them', async () => {
    await mount();
    speak();
    await wait(60_000);
    expect(screen.queryByText(en.embeds.failed.unreachable)).toBeNull();
  });

  it('loads by itself when the network is back', async () => {
    online = false;
    renderEmbed(calendar(), 'de');
    await observer.comeNear();
    await requests[0]!.refuse();
    expect(status()).toHaveTextContent(de.embeds.failed.offline);
    online = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(requests).toHaveLength(2);
  });

  it('gives back the focus that it takes while loading', async () => {
    await mount();
    const link = screen.getByRole('link');
    link.focus();
    frame().removeAttribute('inert');
    frame().focus();
    window.dispatchEvent(new Event('blur'));
    await wait(10);
    expect(link).toHaveFocus();
  });

  it('cancels its request when it leaves the page', async () => {
    const { unmount } = renderEmbed(calendar());
    await observer.comeNear();
    unmount();
    expect(requests[0]!.init.signal?.aborted).toBe(true);
  });
});

describe('six charts', () => {
  it('ask once whether the provider can be reached, and are named after their stocks', async () => {
    await mount(charts());
    expect(requests).toHaveLength(1);
    expect(frames().map(({ title }) => title)).toEqual(
      ['Apple', 'Microsoft', 'Nvidia', 'Amazon', 'Alphabet', 'Tesla'].map((name) => filled(en.embeds.frame, { name })),
    );
  });

  it('are hidden until each has loaded', async () => {
    await mount(charts());
    fireEvent.load(frames()[1]!);
    expect(frames().map((each) => each.hasAttribute('inert'))).toEqual([true, false, true, true, true, true]);
  });

  it('share one message and one button to try again, and keep a link each', async () => {
    renderEmbed(charts());
    await observer.comeNear();
    await requests[0]!.refuse();
    expect(status()).toHaveTextContent(en.embeds.failed.unreachable);
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: en.embeds.retry })]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [0, 1, 2, 3, 4, 5].map((index) => `https://www.tradingview.com/symbols/NASDAQ-S${index}/`),
    );
  });
});
