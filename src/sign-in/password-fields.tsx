import { useTranslation } from 'react-i18next';
import { PasswordField } from './form/password-field';

interface NewPasswordFieldsProps {
  label: string;
  hint: string;
}

/** The fields for a new password and its repetition. */
export function NewPasswordFields({ label, hint }: NewPasswordFieldsProps) {
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
