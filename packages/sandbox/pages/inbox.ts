import type { Handler } from 'hono';
import { html } from 'hono/html';
import type { Mail } from '../mail/mails';
import type { Parts } from '../parts';
import { page } from './page';

/** Plain text as HTML with links. */
const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const article = ({ id, to, subject, text, language, receivedAt }: Mail) =>
  html`<article aria-labelledby="mail-${id}">
    <h2 id="mail-${id}" lang="${language}">${subject}</h2>
    <p>To ${to}, <time datetime="${receivedAt}">${receivedAt}</time></p>
    <div class="text" lang="${language}">${linked(text)}</div>
  </article>`;

const mailsFor = async (parts: Parts, recipient: string | undefined): Promise<Mail[]> => {
  await parts.mailer.settled();
  return parts.mails.list(recipient);
};

/** The page of all mails, newest first; `?to=` shows those of one recipient. */
export const inbox =
  (parts: Parts): Handler =>
  async (c) => {
    const mails = await mailsFor(parts, c.req.query('to'));
    const body = html`
      <p><a href="${c.req.url}">Look again</a></p>
      ${mails.length > 0 ? mails.map(article) : html`<p>No mail has arrived.</p>`}
    `;
    return c.html(page({ title: 'Inbox', body }));
  };

/** The same for tests, as a JSON array of `Mail`, after waiting for mails that are being sent. */
export const inboxJson =
  (parts: Parts): Handler =>
  async (c) =>
    c.json(await mailsFor(parts, c.req.query('to')));
