/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EconomicCalendar } from '../../../src/embeds/economic-calendar';
import { fakeNetwork, fakeObserver, renderEmbed } from './render-embed';
import { liveRegion } from '../../support/live-regions';
import { de, en, filled, fr } from '../../support/strings';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const frame = () => document.querySelector('iframe');
const status = () => liveRegion();

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

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function nearAndAnswered() {
  renderEmbed(<EconomicCalendar thirdParty="load" />);
  await observer.comeNear();
  await requests[0]!.answer();
}

describe('a frame', () => {
  it('asks for nothing until it comes near, yet links to the provider', () => {
    renderEmbed(<EconomicCalendar thirdParty="load" />);
    expect(requests).toHaveLength(0);
    expect(frame()).toBeNull();
    expect(
      screen.getByRole('link', { name: filled(en.embeds.open, { name: en.embeds.calendar.title }) }),
    ).toHaveAttribute('href', 'https://www.tradingview.com/economic-calendar/');
  });

  it('asks first whether the provider can be reached, without cookies and without its settings', async () => {
    renderEmbed(<EconomicCalendar thirdParty="load" />, 'de');
    await observer.comeNear();
    expect(requests).toMatchObject([
      {
        url: 'https://www.tradingview-widget.com/embed-widget/events/?locale=de_DE',
        init: { mode: 'no-cors', credentials: 'omit' },
      },
    ]);
    expect(frame()).toBeNull();
  });

  it('is mounted after the answer, hidden from everybody until it has loaded', async () => {
    await nearAndAnswered();
    expect(frame()).toHaveAttribute('inert');
    expect(frame()).toHaveAttribute('title', filled(en.embeds.frame, { name: en.embeds.calendar.title }));
    fireEvent.load(frame()!);
    expect(frame()).not.toHaveAttribute('inert');
    expect(status()).toBeEmptyDOMElement();
  });

  it('may run scripts and open windows, and nothing else', async () => {
    await nearAndAnswered();
    expect(frame()!.getAttribute('sandbox')!.split(' ').sort()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
  });

  it('is shown as soon as it speaks, load event or not', async () => {
    await nearAndAnswered();
    await act(async () => {
      window.dispatchEvent(new MessageEvent('message', { data: {}, source: frame()!.contentWindow }));
    });
    expect(frame()).not.toHaveAttribute('inert');
  });

  it('says that it is blocked when the provider refuses, and offers to try again', async () => {
    renderEmbed(<EconomicCalendar thirdParty="load" />);
    await observer.comeNear();
    await requests[0]!.refuse();
    expect(status()).toHaveTextContent(en.embeds.failed.unreachable);
    await user().click(screen.getByRole('button', { name: en.embeds.retry }));
    expect(status()).toBeEmptyDOMElement();
    expect(screen.getByRole('group', { name: en.embeds.calendar.title })).toHaveFocus();
    expect(requests).toHaveLength(2);
    await requests[1]!.answer();
    expect(frame()).not.toBeNull();
  });

  it('speaks up after ten seconds of silence, not before', async () => {
    renderEmbed(<EconomicCalendar thirdParty="load" />, 'fr');
    await observer.comeNear();
    await wait(9_900);
    expect(status()).toBeEmptyDOMElement();
    await wait(200);
    expect(status()).toHaveTextContent(fr.embeds.failed.silent);
  });

  it('takes the place of the fallback when it arrives after all', async () => {
    await nearAndAnswered();
    await wait(10_100);
    expect(status()).toHaveTextContent(en.embeds.failed.silent);
    fireEvent.load(frame()!);
    expect(status()).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is never covered again once it is there', async () => {
    await nearAndAnswered();
    fireEvent.load(frame()!);
    await wait(60_000);
    expect(status()).toBeEmptyDOMElement();
    expect(frame()).not.toHaveAttribute('inert');
  });

  it('that stays mute has words behind it, for the eyes alone, that a full page covers', async () => {
    await nearAndAnswered();
    fireEvent.load(frame()!);
    const words = () => screen.queryByText(en.embeds.failed.unreachable);
    await wait(14_900);
    expect(words()).toBeNull();
    await wait(200);
    expect(words()).toHaveAttribute('aria-hidden', 'true');
    // Both are positioned, so the later one is on top.
    expect(words()!.compareDocumentPosition(frame()!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('that has spoken never gets them', async () => {
    await nearAndAnswered();
    const source = frame()!.contentWindow;
    act(() => void window.dispatchEvent(new MessageEvent('message', { source })));
    await wait(60_000);
    expect(screen.queryByText(en.embeds.failed.unreachable)).toBeNull();
  });

  it('that stays mute may be loaded again, from below it', async () => {
    await nearAndAnswered();
    fireEvent.load(frame()!);
    await wait(15_100);
    await user().click(screen.getByRole('button', { name: en.embeds.reload }));
    expect(frame()).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it('loads by itself when the network is back', async () => {
    online = false;
    renderEmbed(<EconomicCalendar thirdParty="load" />, 'de');
    await observer.comeNear();
    await requests[0]!.refuse();
    expect(status()).toHaveTextContent(de.embeds.failed.offline);
    online = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(requests).toHaveLength(2);
  });

  it('gives back the focus that it takes while loading', async () => {
    await nearAndAnswered();
    const link = screen.getByRole('link');
    link.focus();
    frame()!.removeAttribute('inert');
    frame()!.focus();
    window.dispatchEvent(new Event('blur'));
    await wait(10);
    expect(link).toHaveFocus();
  });

  it('stops asking when it leaves the page', async () => {
    const { unmount } = renderEmbed(<EconomicCalendar thirdParty="load" />);
    await observer.comeNear();
    unmount();
    expect(requests[0]!.init.signal?.aborted).toBe(true);
  });
});
