/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { CalendarDays } from '../../../src/components/icons';
import { FrameCard } from '../../../src/embeds/frame-card';
import { MiniCharts } from '../../../src/embeds/mini-charts';
import { ThirdPartyChoice } from '../../../src/embeds/third-party-choice';
import type { Tree } from '../../../src/i18n/paths';
import { liveRegion } from '../../support/live-regions';
import { renderInPage } from '../../support/render-in-page';
import { de, en, filled, fr } from '../../support/strings';
import { fakeObserver } from './fake-observer';

const calendar = (thirdParty: Queries.ThirdPartyLoading) => (
  <>
    <FrameCard
      name={en.embeds.calendar.title}
      icon={CalendarDays}
      content={{ widget: 'events' }}
      size="calendar"
      rows={9}
      thirdParty={thirdParty}
    />
    <ThirdPartyChoice thirdParty={thirdParty} />
  </>
);

const frames = () => [...document.querySelectorAll('iframe')];
const frame = () => frames()[0]!;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

let observer: ReturnType<typeof fakeObserver>;

/** Requests that wait for a response. */
let requests: { url: string; init: RequestInit; answer: () => Promise<void>; refuse: () => Promise<void> }[];

beforeEach(() => {
  jest.useFakeTimers();
  observer = fakeObserver();
  requests = [];
  window.fetch = ((url: string, init: RequestInit) =>
    new Promise((resolve, reject) => {
      const answer = () => act(async () => resolve({} as Response));
      const refuse = () => act(async () => reject(new TypeError('Failed to fetch')));
      requests.push({ url, init, answer, refuse });
    })) as typeof fetch;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.localStorage.clear();
});

async function comeNear(tree: Tree = 'bare', content = calendar('load')): Promise<void> {
  renderInPage(content, { tree });
  await observer.comeNear();
}

it('before the calendar’s iframe is added, the iframe’s URL is requested without cookies, to see whether the server responds', async () => {
  await comeNear('de');
  expect(requests).toMatchObject([
    {
      url: 'https://www.tradingview-widget.com/embed-widget/events/?locale=de_DE',
      init: { mode: 'no-cors', credentials: 'omit' },
    },
  ]);
  expect(frames()).toEqual([]);
});

it('once the chart provider has responded, a sandboxed iframe is added to the page, and is inert until it has loaded', async () => {
  await comeNear();
  await requests[0]!.answer();
  expect(frame()).toHaveAttribute('inert');
  expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(frame().getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  fireEvent.load(frame());
  expect(frame()).not.toHaveAttribute('inert');
  expect(liveRegion()).toBeEmptyDOMElement();
});

it('if the chart provider does not respond for ten seconds, a message appears, and disappears once the iframe has loaded', async () => {
  await comeNear('fr');
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(liveRegion()).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(liveRegion()).toHaveTextContent(fr.embeds.failed.silent);
  await requests[0]!.answer();
  fireEvent.load(frame());
  expect(liveRegion()).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an embedded iframe that failed to load offline is requested again once the browser is online', async () => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await comeNear('de');
  await requests[0]!.refuse();
  expect(liveRegion()).toHaveTextContent(de.embeds.failed.offline);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(requests).toHaveLength(2);
});

it('two charts send only one request to test the chart provider, and each chart’s iframe has the stock’s name in its title', async () => {
  const symbols = ['Apple', 'Tesla'].map((name) => ({ symbol: `NASDAQ:${name}`, name }));
  await comeNear('bare', <MiniCharts symbols={symbols} thirdParty="load" />);
  await requests[0]!.answer();
  expect(requests).toHaveLength(1);
  expect(frames().map(({ title }) => title)).toEqual([
    filled(en.embeds.frame, { name: 'Apple' }),
    filled(en.embeds.frame, { name: 'Tesla' }),
  ]);
});

it('if the site requires consent, charts and calendar wait for consent, which is stored and can be withdrawn', async () => {
  await comeNear('bare', calendar('ask'));
  expect(observer.watched()).toBe(0);
  expect(screen.getByText(en.embeds.ask.text)).toBeVisible();
  screen.getByRole('button', { name: en.embeds.ask.allow }).focus();
  await press(en.embeds.ask.allow);
  expect(window.localStorage).toHaveLength(1);
  expect(screen.getByRole('group', { name: en.embeds.calendar.title })).toHaveFocus();
  await observer.comeNear();
  await requests[0]!.answer();
  fireEvent.load(frame());
  await press(en.common.thirdParty.revoke);
  expect(frames()).toEqual([]);
  expect(screen.getByRole('button', { name: en.embeds.ask.allow })).toBeVisible();
  expect(window.localStorage).toHaveLength(0);
});
