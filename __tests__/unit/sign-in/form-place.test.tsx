/** @jest-environment jsdom */
import '../../support/settings';
import { act, fireEvent, screen } from '@testing-library/react';
import { FormPlace } from '../../../src/sign-in/form-place';
import { renderInPage } from '../../support/render-in-page';
import { watchLocation } from '../../support/watch-location';
import { de } from '../../support/strings';

const AuthForm = () => <input aria-label="First field" />;

const open = (load: () => Promise<{ AuthForm: typeof AuthForm }>) =>
  act(async () => renderInPage(<FormPlace form="login" load={load} />, { tree: 'de', route: 'login' }));

const again = () => screen.getByText(de.auth.form.tryAgain);

describe('the place of a form', () => {
  it('tries again by itself when the network is back', async () => {
    await open(jest.fn(async () => ({ AuthForm })).mockRejectedValueOnce(new Error('Loading chunk 1 failed')));
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByLabelText('First field')).toBeVisible();
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
});
