import { type ComponentType, useEffect } from 'react';
import { FormBoundary } from './form-boundary';
import { ForgotForm } from './forgot-form';
import { leavePage } from './form/form-state';
import type { FormName } from '../routes';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';
import { TwoFactorForm } from './two-factor-form';
import { useDeparture } from './use-departure';

const forms: Record<FormName, ComponentType> = {
  login: LoginForm,
  twoFactor: TwoFactorForm,
  register: RegisterForm,
  forgotPassword: ForgotForm,
  resetPassword: ResetForm,
};

/**
 * Ignores the key presses that repeat while the Enter key is held down. Otherwise the form would be sent again after
 * each error, until the broker blocks the visitor: https://github.com/jaredpalmer/formik/issues/3590
 */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** One of the five sign-in forms. This module is a chunk of its own, which only browsers load, by a dynamic import. */
export function SignInForm({ form }: { form: FormName }) {
  const ThisForm = forms[form];
  const round = useDeparture(form);
  useEffect(() => () => leavePage(form), [form]);
  useEffect(() => {
    document.addEventListener('keydown', ignoreHeldEnter);
    return () => document.removeEventListener('keydown', ignoreHeldEnter);
  }, []);
  return (
    <FormBoundary>
      <ThisForm key={round} />
    </FormBoundary>
  );
}
