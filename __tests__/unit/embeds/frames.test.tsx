/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { liveRegion } from '../../support/live-regions';
import { renderInPage } from '../../support/render-in-page';
import { de, en, filled, fr } from '../../support/strings';
import { calendar, charts, fakeNetwork, fakeObserver } from './embeds';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const frames = () => [...document.querySelectorAll('iframe')];
const frame = () => frames()[0]!;

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
  renderInPage(embed);
  await observer.comeNear();
  await requests[0]!.answer();
}

describe('a frame', () => {
  it('asks first whether the provider can be reached, without cookies and without its settings', async () => {
    renderInPage(calendar(), { tree: 'de' });
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
    fireEvent.load(frame());
    expect(frame()).not.toHaveAttribute('inert');
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('may run scripts and open windows, and nothing else', async () => {
    await mount();
    expect(frame().getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
  });

  it('has a message after ten seconds of silence, not before, and is shown when it arrives after all', async () => {
    renderInPage(calendar(), { tree: 'fr' });
    await observer.comeNear();
    await wait(9_900);
    expect(liveRegion()).toBeEmptyDOMElement();
    await wait(200);
    expect(liveRegion()).toHaveTextContent(fr.embeds.failed.silent);
    await requests[0]!.answer();
    fireEvent.load(frame());
    expect(liveRegion()).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('loads by itself when the network is back', async () => {
    online = false;
    renderInPage(calendar(), { tree: 'de' });
    await observer.comeNear();
    await requests[0]!.refuse();
    expect(liveRegion()).toHaveTextContent(de.embeds.failed.offline);
    online = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(requests).toHaveLength(2);
  });
});

it('six charts ask once whether the provider can be reached, and are named after their stocks', async () => {
  await mount(charts());
  expect(requests).toHaveLength(1);
  expect(frames().map(({ title }) => title)).toEqual(
    ['Apple', 'Microsoft', 'Nvidia', 'Amazon', 'Alphabet', 'Tesla'].map((name) => filled(en.embeds.frame, { name })),
  );
});
