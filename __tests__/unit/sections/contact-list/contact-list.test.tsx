/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tree } from '../../../../src/i18n/paths';
import { ContactListSection } from '../../../../src/sections/contact-list/contact-list';
import { renderInPage } from '../../../support/render-in-page';
import { de, en, fr } from '../../../support/strings';
import { attributes } from '../attributes';

const copy = {
  title: 'Contact',
  lead: 'Below',
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

const show = (tree: Tree = 'bare') => renderInPage(<ContactListSection {...copy} attributes={attributes} />, { tree });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const trees = { English: 'bare', German: 'de', French: 'fr' } as const;

it.each<[keyof typeof trees, string[]]>([
  ['English', ['Monday to Friday', '9:00\u00a0to\u00a018:00', 'Saturday and Sunday', en.contacts.hours.closed]],
  [
    'German',
    ['Montag bis Freitag', '9:00\u00a0bis\u00a018:00\u00a0Uhr', 'Samstag und Sonntag', de.contacts.hours.closed],
  ],
  [
    'French',
    ['Du lundi au vendredi', '9\u00a0h\u00a0à\u00a018\u00a0h', 'Samedi et dimanche', fr.contacts.hours.closed],
  ],
])('the opening hours on the %s contact page read %j', (language, texts) => {
  show(trees[language]);
  expect([...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual(texts);
});

it('the contact page shows “open now” and highlights today until the office closes', () => {
  const filledDays = () => [...document.querySelectorAll('[data-now=true]')].map(({ textContent }) => textContent);
  jest.useFakeTimers({ now: new Date('2026-01-05T22:59:00Z') });
  show();
  expect(screen.getByText(en.contacts.hours.openNow)).toBeVisible();
  expect(filledDays()).toEqual(['Mon']);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(en.contacts.hours.closedNow)).toBeVisible();
  expect(filledDays()).toEqual([]);
});

it('the contact page’s copy button copies the e-mail address, and the office’s address links to OpenStreetMap', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: en.contacts.copy }));
  expect(await navigator.clipboard.readText()).toBe('help@example.com');
  expect(await screen.findByText(en.contacts.copied)).toBeVisible();
  const address = 'https://www.openstreetmap.org/?mlat=40.785&mlon=-73.968#map=17/40.785/-73.968';
  expect(screen.getByRole('link', { name: en.embeds.map.open })).toHaveAttribute('href', address);
});

it('the contact page announces each time that the address was copied', async () => {
  const user = userEvent.setup();
  show();
  const heard: (string | null)[] = [];
  const listener = new MutationObserver((changes) => heard.push(...changes.map(({ target }) => target.textContent)));
  listener.observe(document.body, { childList: true, characterData: true, subtree: true });
  const button = screen.getByRole('button', { name: en.contacts.copy });
  const announcements = () => heard.filter((text) => text === en.contacts.copied);
  await user.click(button);
  await waitFor(() => expect(announcements()).toHaveLength(1));
  await user.click(button);
  await waitFor(() => expect(announcements()).toHaveLength(2));
});

it('if the browser refuses to copy the e-mail address, a message says so, and the address is selected for copying', async () => {
  const user = userEvent.setup();
  show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const button = screen.getByRole('button', { name: en.contacts.copy });
  await user.click(button);
  expect(await screen.findByText(en.contacts.copyRefused)).toBeVisible();
  expect(window.getSelection()?.toString()).toBe('help@example.com');
  expect(button).toHaveFocus();
});

it.each<[keyof typeof trees, string, string]>([
  ['English', 'Europe/Berlin', 'from 15:00 to 0:00.'],
  ['English', 'Pacific/Auckland', 'Tuesday to Saturday, from 3:00 to 12:00.'],
  ['English', 'Asia/Tokyo', 'Monday to Friday, from 23:00 to 8:00 the next day.'],
  ['German', 'Pacific/Kiritimati', 'Dienstag bis Samstag von 4:00 bis 13:00 Uhr geöffnet.'],
  ['German', 'Asia/Kathmandu', 'Montag bis Freitag von 19:45 bis 4:45 Uhr am Folgetag geöffnet.'],
  ['French', 'Pacific/Auckland', 'du mardi au samedi, de 3 h à 12 h.'],
  ['French', 'Asia/Tokyo', 'du lundi au vendredi, de 23 h à 8 h le lendemain.'],
])(
  'the opening hours on the %s contact page, for a visitor in the time zone %s, end with “%s”',
  (language, zone, end) => {
    jest.useFakeTimers({ now: new Date('2026-01-05T15:00:00Z') });
    const { DateTimeFormat } = Intl;
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation(
        (locale, options) => new DateTimeFormat(locale, { ...options, timeZone: options?.timeZone ?? zone }),
      );
    show(trees[language]);
    const sentences = [...document.querySelectorAll('p')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(sentences).toContainEqual(expect.stringMatching(new RegExp(`${end}$`)));
  },
);
