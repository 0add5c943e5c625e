/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tree } from '../../../../src/i18n/paths';
import { Sections } from '../../../support/any-sections';
import { renderInPage } from '../../../support/render-in-page';
import { samples } from '../samples';
import { de, en, fr } from '../../../support/strings';

const section = <Sections sections={[samples.ContactListSection]} />;
const show = (tree: Tree = 'bare') => renderInPage(section, { tree, route: 'contacts' });

afterEach(() => jest.useRealTimers());

describe('the contact list', () => {
  it('links the mail address and the chat, and says the address', () => {
    show();
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
    expect(screen.getByRole('link', { name: en.contacts.openChat })).toHaveAttribute(
      'href',
      'https://chat.example.com',
    );
    expect(screen.getByText('1 Street, New York')).toBeVisible();
  });

  it('shows its notes', () => {
    show();
    expect(screen.getByText('First note')).toBeVisible();
    expect(screen.getByText('Second note')).toBeVisible();
  });

  it.each<[Tree, string[]]>([
    ['bare', ['Monday to Friday', '9:00 to 18:00', 'Saturday and Sunday', en.contacts.hours.closed]],
    ['de', ['Montag bis Freitag', '9:00 bis 18:00\u00a0Uhr', 'Samstag und Sonntag', de.contacts.hours.closed]],
    ['fr', ['Du lundi au vendredi', '9\u00a0h à\u00a018\u00a0h', 'Samedi et dimanche', fr.contacts.hours.closed]],
  ])('says the opening hours as the language does (%s)', (tree, texts) => {
    show(tree);
    const expected = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    expect(expected).toEqual(texts);
  });

  it.each([
    ['2026-01-05T15:00:00Z', en.contacts.hours.openNow],
    ['2026-01-10T15:00:00Z', en.contacts.hours.closedNow],
  ])('says at %s: %s', (now, text) => {
    jest.useFakeTimers({ now: new Date(now) });
    show();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('notices when the office closes', () => {
    jest.useFakeTimers({ now: new Date('2026-01-05T22:59:00Z') });
    show();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText(en.contacts.hours.closedNow)).toBeVisible();
  });

  it('copies the mail address and says so', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: en.contacts.copy }));
    expect(await navigator.clipboard.readText()).toBe('help@example.com');
    expect(await screen.findByText(en.contacts.copied)).toBeVisible();
  });
});
