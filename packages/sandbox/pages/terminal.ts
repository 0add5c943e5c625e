import type { Context, Handler } from 'hono';
import { html } from 'hono/html';
import { isLocale, localeFacts } from '../../../src/i18n/locales';
import type { Account } from '../accounts/accounts';
import { dropSessionCookie, readSessionCookie } from '../auth/session-cookie';
import { languageOf } from '../language';
import { say } from '../messages';
import type { Parts } from '../parts';
import { sitePage } from '../site-links';
import { page } from './page';

function loggedIn(parts: Parts, c: Context): Account | undefined {
  const id = parts.sessions.owner(readSessionCookie(c) ?? '');
  return id === undefined ? undefined : parts.accounts.byId(id);
}

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`;

/** The page to which the site redirects after login: shows the account, and the language that the site passed. */
export const terminal =
  (parts: Parts): Handler =>
  (c) => {
    const asked = c.req.query('locale');
    const locale = isLocale(asked) ? asked : languageOf(c);
    const account = loggedIn(parts, c);
    const who = account
      ? html`<p>${say(locale, 'terminal.loggedIn', { name: nameOf(account), email: account.email })}</p>
          <form method="post" action="/terminal/logout?locale=${locale}">
            <button>${say(locale, 'terminal.logOut')}</button>
          </form>`
      : html`<p>${say(locale, 'terminal.nobody')}</p>
          <p><a href="${sitePage(parts.site, 'login', locale)}">${say(locale, 'terminal.logIn')}</a></p>`;
    const body = html`${who}
      <p>${say(locale, 'terminal.language', { language: localeFacts[locale].name })}</p>`;
    return c.html(page({ title: say(locale, 'terminal.title'), language: locale, body }));
  };

export const logOut =
  (parts: Parts): Handler =>
  (c) => {
    parts.sessions.close(readSessionCookie(c) ?? '');
    dropSessionCookie(c);
    return c.redirect(`/terminal?${new URL(c.req.url).searchParams}`, 303);
  };
