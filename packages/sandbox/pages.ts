import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { isLocale, localeFacts } from '../../src/i18n/locales';
import { sessionCookie } from './api';
import { languageOf } from './language';
import { type Fault, faultModes, type Mail, type Memory, testAccounts } from './memory';
import { say } from './messages';
import { sitePage } from './site-page';

/** HTML in which all text is escaped. */
type Html = ReturnType<typeof html>;

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
article { border-block-start: 1px solid; padding-block: 1rem; }
.text { white-space: pre-wrap; }
td { padding-inline-end: 1rem; }
label, input, select, button { display: block; font: inherit; margin-block: 0.5rem; }`;

const document = (title: string, body: Html, language = 'en'): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <nav aria-label="Sandbox" lang="en">
          <a href="/sandbox">Sandbox</a> <a href="/sandbox/inbox">Inbox</a> <a href="/sandbox/terminal">Terminal</a>
          <a href="/sandbox/faults">Faults</a>
        </nav>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

const accountRow = ({ email, password, purpose }: (typeof testAccounts)[number]): Html =>
  html`<tr>
    <td>${email}</td>
    <td><code>${password}</code></td>
    <td>${purpose}</td>
  </tr>`;

const home = (loginPage: string): Html =>
  html`<p>
      This stands in for the broker while the site is developed and tested: it opens accounts, puts mails into its own
      inbox, and shows who is logged in. It forgets everything when it stops.
      <a href="${loginPage}">To the site’s login</a>
    </p>
    <h2>Accounts</h2>
    <table>
      ${testAccounts.map(accountRow)}
    </table>`;

/** Converts plain text to HTML in which URLs are links. */
const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const article = ({ to, subject, text, language, receivedAt }: Mail): Html =>
  html`<article lang="${language}">
    <h2>${subject}</h2>
    <p>${to}, <time datetime="${receivedAt}">${receivedAt}</time></p>
    <div class="text">${linked(text)}</div>
  </article>`;

const described = ({ mode, path = 'every call', email, ms }: Fault): string =>
  [`${mode} on ${path}`, email && `for ${email}`, ms !== undefined && `${ms} ms`].filter(Boolean).join(', ');

const options = (values: readonly string[]) => values.map((value) => html`<option>${value}</option>`);

const faultsPage = (faults: readonly Fault[]): Html =>
  html`${
      faults.length === 0
        ? html`<p>No fault is set: every call is answered as it should be.</p>`
        : html`<ul>
              ${faults.map((fault) => html`<li>${described(fault)}</li>`)}
            </ul>
            <form method="post" action="/sandbox/faults/clear"><button>End all faults</button></form>`
    }
    <h2>Set a fault</h2>
    <form method="post" action="/sandbox/faults">
      <label
        >Fault
        <select name="mode">
          ${options(faultModes.filter((mode) => mode !== 'answer'))}
        </select></label
      >
      <label
        >Call
        <select name="path">
          <option value="">every call</option>
          ${options(['login', 'register', 'forgot', 'reset/'].map((name) => `/api/auth/${name}`))}
        </select></label
      >
      <label>Only for this e-mail, if any <input name="email" type="email" autocomplete="off" /></label>
      <label>Delay in milliseconds, if any <input name="ms" inputmode="numeric" /></label>
      <button>Set the fault</button>
    </form>`;

/** Pages below `/sandbox`: inbox, faults, accounts and a fake trading terminal. */
export function sandboxPages(memory: Memory, site: string | undefined): Hono {
  const app = new Hono();

  const terminal = (c: Context) => {
    const asked = c.req.query('locale');
    const locale = isLocale(asked) ? asked : languageOf(c);
    const account = memory.sessions.get(getCookie(c, sessionCookie) ?? '');
    const who = account
      ? html`<p>
          ${say(locale, 'terminal.loggedIn', { name: `${account.firstName} ${account.lastName}`, email: account.email })}
        </p>`
      : html`<p>${say(locale, 'terminal.nobody')}</p>
          <p><a href="${sitePage(c, site, 'login', locale)}">${say(locale, 'terminal.logIn')}</a></p>`;
    const body = html`${who}
      <p>${say(locale, 'terminal.language', { language: localeFacts[locale].name })}</p>`;
    return c.html(document(say(locale, 'terminal.title'), body, locale));
  };

  app.get('/', (c) => c.html(document('Sandbox', home(sitePage(c, site, 'login', 'en')))));
  app.get('/inbox', (c) => {
    const mails = memory.mails.length > 0 ? memory.mails.map(article) : 'No mail has arrived.';
    return c.html(document('Inbox', html`${mails}`));
  });
  app.get('/terminal', terminal);
  app.get('/faults', (c) => c.html(document('Faults', faultsPage(memory.faults))));
  return app;
}
