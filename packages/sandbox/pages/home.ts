import type { Handler } from 'hono';
import { html } from 'hono/html';
import { seeds } from '../accounts/seeds';
import type { Parts } from '../parts';
import { sitePage } from '../site-links';
import { page } from './page';

const account = ({ email, password, purpose }: (typeof seeds)[number]) =>
  html`<tr>
    <td>${email}</td>
    <td><code>${password}</code></td>
    <td>${purpose}</td>
  </tr>`;

/** The home page: what the sandbox is, and the accounts for manual testing. */
export const home =
  (parts: Parts): Handler =>
  (c) =>
    c.html(
      page({
        title: 'Sandbox',
        body: html`
          <p>
            This stands in for the broker while the site is developed and tested: it opens accounts, sends mails to its
            own inbox, and shows who is logged in.
            <a href="${sitePage(parts.site, 'login', 'en')}">To the site’s login</a>
          </p>
          <h2 id="accounts">Accounts</h2>
          <div class="scroll" role="region" aria-labelledby="accounts" tabindex="0">
            <table>
              <thead>
                <tr>
                  <th scope="col">E-mail</th>
                  <th scope="col">Password</th>
                  <th scope="col">This account</th>
                </tr>
              </thead>
              <tbody>
                ${seeds.map(account)}
              </tbody>
            </table>
          </div>
          <form method="post" action="/reset"><button>Start over with these accounts alone</button></form>
        `,
      }),
    );
