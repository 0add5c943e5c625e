/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tree } from '../../../../src/i18n/paths';
import { ContactListSection } from '../../../../src/sections/contact-list/contact-list';
import { renderInPage } from '../../../support/render-in-page';
import { de, en, fr } from '../../../support/strings';
import { place } from '../place';

const copy = {
  title: 'Contact',
  text: 'Below',
  emailNote: 'First',
  hoursNote: 'Second',
  officeTitle: 'Office',
  visit: 'Ask',
  company: {
    supportEmail: 'help@example.com',
    supportChatUrl: 'https://chat.example.com',
    addressLines: ['1 Street', 'New York'],
    hours: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', timeZone: 'America/New_York' },
    map: { latitude: 40.785, longitude: -73.968, zoom: 17 },
    thirdParty: 'load',
  },
} as const;

const show = (tree: Tree = 'bare') => renderInPage(<ContactListSection {...copy} place={place} />, { tree });

afterEach(() => jest.useRealTimers());

it.each<[Tree, string[]]>([
  ['bare', ['Monday to Friday', '9:00\u00a0to\u00a018:00', 'Saturday and Sunday', en.contacts.hours.closed]],
  ['de', ['Montag bis Freitag', '9:00\u00a0bis\u00a018:00\u00a0Uhr', 'Samstag und Sonntag', de.contacts.hours.closed]],
  ['fr', ['Du lundi au vendredi', '9\u00a0h\u00a0à\u00a018\u00a0h', 'Samedi et dimanche', fr.contacts.hours.closed]],
])('opening hours are said as the language does (%s)', (tree, texts) => {
  show(tree);
  expect([...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual(texts);
});

it('whether the office is open is said, and drawn into the week, until it closes', () => {
  const filledDays = () => [...document.querySelectorAll('[data-now=true]')].map(({ textContent }) => textContent);
  jest.useFakeTimers({ now: new Date('2026-01-05T22:59:00Z') });
  show();
  expect(screen.getByText(en.contacts.hours.openNow)).toBeVisible();
  expect(filledDays()).toEqual(['Mon']);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(en.contacts.hours.closedNow)).toBeVisible();
  expect(filledDays()).toEqual([]);
});

it('the mail address is copied, which is said, and the address links to the provider’s own map', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: en.contacts.copy }));
  expect(await navigator.clipboard.readText()).toBe('help@example.com');
  expect(await screen.findByText(en.contacts.copied)).toBeVisible();
  const address = 'https://www.openstreetmap.org/?mlat=40.785&mlon=-73.968#map=17/40.785/-73.968';
  expect(screen.getByRole('link', { name: en.embeds.map.open })).toHaveAttribute('href', address);
});
