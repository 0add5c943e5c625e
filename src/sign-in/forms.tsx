import { type ComponentType, useEffect } from 'react';
import { FormBoundary } from './form-boundary';
import { ForgotForm } from './recovery/forgot-form';
import { leavePage } from './form/form-state';
import type { FormName } from '../routes';
import { LoginForm } from './login/login-form';
import { RegisterForm } from './register/register-form';
import { ResetForm } from './recovery/reset-form';
import { TwoFactorForm } from './login/two-factor-form';
import { useDeparture } from './use-departure';

const forms: Record<FormName, ComponentType> = {
  login: LoginForm,
  twoFactor: TwoFactorForm,
  register: RegisterForm,
  forgotPassword: ForgotForm,
  resetPassword: ResetForm,
};

/** One of the five sign-in forms. This module is a chunk of its own, which only browsers load, by a dynamic import. */
export function SignInForm({ form }: { form: FormName }) {
  const ThisForm = forms[form];
  const round = useDeparture(form);
  useEffect(() => () => leavePage(form), [form]);
  return (
    <FormBoundary>
      <ThisForm key={round} />
    </FormBoundary>
  );
}
