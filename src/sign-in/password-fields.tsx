import { useTranslation } from 'react-i18next';
import { PasswordField } from './form/password-field';

export function NewPasswordFields({ label, hint }: Record<'label' | 'hint', string>) {
  const { t } = useTranslation('sign-in');
  return (
    <>
      <PasswordField name="password" label={label} hint={hint} autoComplete="new-password" />
      <PasswordField
        name="password_confirmation"
        label={t('label.repeatPassword')}
        autoComplete="new-password"
        isRepeated
      />
    </>
  );
}
