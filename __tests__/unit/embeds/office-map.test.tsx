/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapStylesPath } from '../../../src/embeds/map-styles';
import { OfficeMap } from '../../../src/embeds/office-map';
import { renderInPage } from '../../support/render-in-page';
import { en } from '../../support/strings';
import { fakeObserver } from './fake-observer';

const position = { latitude: 40.785, longitude: -73.968, zoom: 17 };
const office = <OfficeMap position={position} address={['New York, NY', 'USA']} thirdParty="load" />;

const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
const stylesheets = () => [...document.querySelectorAll('link[rel="stylesheet"]')];

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('the map of the office is a marker with the address until the visitor scrolls near, then loads tiles with a credit, and has zoom buttons', async () => {
  const observer = fakeObserver();
  renderInPage(office);
  expect([...stylesheets(), ...tiles()]).toEqual([]);
  expect(document.querySelector('img[src="/map-marker.svg"]')).toBeVisible();
  expect(screen.getByText('New York, NY')).toBeVisible();

  await observer.comeNear();
  await act(async () => stylesheets().forEach((link) => fireEvent.load(link)));
  expect(await screen.findByText(en.embeds.map.credit)).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  expect(tiles()[0]!.src).toMatch(/^https:\/\/tile\.openstreetmap\.org\/17\/3860[45]\/49245\.png$/);
  expect(tiles()[0]!.referrerPolicy).toBe('strict-origin-when-cross-origin');
  expect(document.querySelector('[inert]')).not.toBeNull();
  await act(async () => void fireEvent.load(tiles()[0]!));
  expect(document.querySelector('[inert]')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: en.embeds.map.zoomOut }));
  expect(tiles().map(({ src }) => src)).toContainEqual(expect.stringContaining('.org/16/'));
  const closer = screen.getByRole('button', { name: en.embeds.map.zoomIn });
  for (const isAtLimit of ['false', 'false', 'false', 'true']) {
    expect(closer).toHaveAttribute('aria-disabled', isAtLimit);
    await userEvent.click(closer);
  }
});

/** Mocks `requestIdleCallback`: `becomeIdle` runs the waiting callbacks at once. */
function fakeIdleness() {
  const waiting: (() => void)[] = [];
  window.requestIdleCallback = (run) => waiting.push(run as () => void);
  return { becomeIdle: () => act(async () => waiting.forEach((run) => run())) };
}

afterEach(() => {
  delete (window as Partial<Window>).requestIdleCallback;
});

const map = () => screen.getByRole('group', { name: en.embeds.map.title });

it.each([
  ['in view and the browser is idle', (idle: ReturnType<typeof fakeIdleness>) => idle.becomeIdle()],
  ['pointed at', () => act(async () => void fireEvent.pointerOver(map()))],
  ['focused', () => act(async () => map().focus())],
])('the map of the office loads when the map is %s, and not before', async (_when, begin) => {
  const idle = fakeIdleness();
  const observer = fakeObserver();
  renderInPage(office);
  await observer.comeNear();
  expect(map().querySelector('[data-phase]')).toHaveAttribute('data-phase', 'waiting');
  await begin(idle);
  expect(map().querySelector('[data-phase]')).toHaveAttribute('data-phase', 'loading');
});

it('the published Leaflet style sheet is that of the installed version of Leaflet', () => {
  const { version } = JSON.parse(readFileSync('node_modules/leaflet/package.json', 'utf8')) as { version: string };
  expect(mapStylesPath).toContain(version);
  expect(readFileSync(`static${mapStylesPath}`, 'utf8')).toContain('.leaflet-pane');
});
