import type { Handler } from 'hono';
import type { Account } from '../accounts/accounts';
import { isLocale, type Locale } from '../../../src/i18n/locales';
import { languageOf } from '../language';
import { confirmationLetter } from '../mail/letters';
import type { Parts } from '../parts';
import { sitePage } from '../site-links';

const confirmationPath = '/auth/confirm';

/** Mails a link that confirms the address. It contains the visitor's language, which the browser's may not be. */
export function mailConfirmation(parts: Parts, account: Account, locale: Locale): void {
  const link = new URL(confirmationPath, parts.self);
  link.searchParams.set('token', parts.tickets.issue('confirm', account.id));
  link.searchParams.set('locale', locale);
  parts.mailer.send(confirmationLetter(account.email, locale, link.href));
}

/** Handles that link: redirects to the site's login or, if it has expired or been used, to its error page. */
export const confirm =
  (parts: Parts): Handler =>
  (c) => {
    // Mail clients and virus scanners check links with HEAD, which must not invalidate them.
    if (c.req.method === 'HEAD') return c.body(null, 204);
    const asked = c.req.query('locale');
    const locale = isLocale(asked) ? asked : languageOf(c);
    const id = parts.tickets.take('confirm', c.req.query('token') ?? '');
    if (id !== undefined) parts.accounts.confirm(id);
    return c.redirect(sitePage(parts.site, id === undefined ? 'activationError' : 'login', locale), 303);
  };
