import type { Handler } from 'hono';
import { html } from 'hono/html';
import { readFault } from '../control/fault-request';
import { type Fault, faultModes } from '../faults';
import type { Parts } from '../parts';
import { page } from './page';

/** The requests for which a fault can be set on this page. */
const paths = ['/auth/login', '/auth/register', '/auth/forgot', '/auth/reset/'];

const described = ({ mode, path, email, ms, status }: Fault): string =>
  [
    `${mode} on ${path ?? 'every call'}`,
    email !== undefined && `for ${email}`,
    ms !== undefined && `${ms} ms`,
    status !== undefined && `status ${status}`,
  ]
    .filter(Boolean)
    .join(', ');

const list = (faults: readonly Fault[]) =>
  faults.length === 0
    ? html`<p role="status">No fault is set: every call is answered as it should be.</p>`
    : html`<ul role="status">
          ${faults.map((fault) => html`<li>${described(fault)}</li>`)}
        </ul>
        <form method="post" action="/faults/clear"><button>End all faults</button></form>`;

const modeChoices = faultModes.filter((mode) => mode !== 'answer').map((mode) => html`<option>${mode}</option>`);

const pathChoices = paths.map((path) => html`<option>${path}</option>`);

/** A page that lists the active faults, with a form to add one. */
export const faultsPage =
  (parts: Parts): Handler =>
  (c) => {
    const body = html`
      ${list(parts.faults.list())}
      <h2>Set a fault</h2>
      <form method="post" action="/faults">
        <label
          >Fault
          <select name="mode">
            ${modeChoices}
          </select></label
        >
        <label
          >Call
          <select name="path">
            <option value="">every call</option>
            ${pathChoices}
          </select></label
        >
        <label>Only for this e-mail, if any <input name="email" type="email" autocomplete="off" /></label>
        <label>Delay in milliseconds, if any <input name="ms" inputmode="numeric" /></label>
        <button>Set the fault</button>
      </form>
    `;
    return c.html(page({ title: 'Faults', body }));
  };

export const setFaultByHand =
  (parts: Parts): Handler =>
  async (c) => {
    const typed = Object.entries(await c.req.parseBody()).filter(([, value]) => value !== '');
    parts.faults.set(await readFault(Object.fromEntries(typed)));
    return c.redirect('/faults', 303);
  };

export const clearFaultsByHand =
  (parts: Parts): Handler =>
  (c) => {
    parts.faults.clear();
    return c.redirect('/faults', 303);
  };
