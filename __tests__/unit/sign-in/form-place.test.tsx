/** @jest-environment jsdom */
import '../../support/settings';
import { act, fireEvent, screen } from '@testing-library/react';
import { FormPlace } from '../../../src/sign-in/form-place';
import { renderInPage } from '../../support/render-in-page';
import { watchLocation } from '../../support/watch-location';
import { de } from '../../support/strings';

const AuthForm = () => <input aria-label="First field" />;

const notLoaded = de.auth.notLoaded;

/** A network that can be switched off and on. */
function network(isUp: boolean) {
  const state = { isUp };
  const load = jest.fn(async () => {
    if (!state.isUp) throw new Error('Loading chunk 1 failed');
    return { AuthForm };
  });
  return { state, load };
}

const open = (load: () => Promise<{ AuthForm: typeof AuthForm }>) =>
  act(async () => renderInPage(<FormPlace form="login" load={load} />, { tree: 'de', route: 'login' }));

const again = () => screen.getByText(de.auth.form.tryAgain);
const hasFailed = () => document.querySelector('[data-failed]') !== null;

describe('the place of a form', () => {
  it('holds the form once its code is there, and leaves the focus alone', async () => {
    await open(network(true).load);
    expect(screen.getByLabelText('First field')).not.toHaveFocus();
    expect(screen.queryByText(notLoaded)).toBeNull();
  });

  it('says in the language of the page that the form cannot be loaded', async () => {
    await open(network(false).load);
    expect(screen.getByRole('alert')).toHaveTextContent(notLoaded);
    expect(hasFailed()).toBe(true);
  });

  it('tries again in place as often as wanted, and moves the focus into the form', async () => {
    const { state, load } = network(false);
    await open(load);
    await act(async () => void expect(fireEvent.click(again())).toBe(false));
    expect(load).toHaveBeenCalledTimes(2);
    expect(again()).toHaveAttribute('aria-busy', 'false');
    state.isUp = true;
    await act(async () => void fireEvent.click(again()));
    expect(screen.getByLabelText('First field')).toHaveFocus();
  });

  it('tries again by itself when the network is back', async () => {
    const { state, load } = network(false);
    await open(load);
    state.isUp = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByLabelText('First field')).toBeVisible();
  });

  it('fetches the file that failed past the browser’s cache before it tries again', async () => {
    const request = 'https://site.example/auth-form.js';
    const fetched = jest.fn(async () => ({ status: 200 }));
    Object.assign(window, { fetch: fetched });
    const load = jest.fn(async () => ({ AuthForm })).mockRejectedValueOnce(Object.assign(new Error(), { request }));
    await open(load);
    await act(async () => void fireEvent.click(again()));
    expect(fetched.mock.calls).toEqual([[request, { cache: 'reload' }]]);
    expect(screen.getByLabelText('First field')).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-scripts-failed');
  });

  it('loads the document again if the file is gone, as after a publication', async () => {
    const reload = watchLocation('reload');
    Object.assign(window, { fetch: async () => ({ status: 404 }) });
    const gone = Object.assign(new Error(), { request: 'https://site.example/auth-form-old.js' });
    await open(() => Promise.reject(gone));
    expect(reload).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(again()));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves a reload to the browser while the code is still on its way', async () => {
    await open(() => new Promise(() => undefined));
    expect(hasFailed()).toBe(false);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    const seen = jest.spyOn(click, 'preventDefault');
    fireEvent(again(), click);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
