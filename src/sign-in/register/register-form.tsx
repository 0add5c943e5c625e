import { useMemo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { RouteLink } from '../../components/route-link';
import * as hidden from '../../components/patterns/visually-hidden.module.css';
import { localeFacts } from '../../i18n/locales';
import { useCurrentPage } from '../../i18n/current-page';
import { register } from '../broker/calls';
import { CheckboxField } from '../form/checkbox-field';
import { TextField } from '../form/text-field';
import { Form } from '../form/form';
import { goTo } from '../location';
import { NewPasswordFields } from '../password-fields';
import { phoneToSend } from './phone';
import { PhoneFields } from './phone-fields';
import { useFormRequest } from '../use-form-request';
import { registerSchema } from '../schemas';
import * as styles from '../forms.module.css';

const empty = {
  first_name: '',
  last_name: '',
  country_code: '',
  phone: '',
  email: '',
  password: '',
  password_confirmation: '',
  terms: '',
};

/**
 * The checkbox for accepting the privacy policy. The link to the policy opens in a new tab, because in the same tab
 * typed passwords would be lost.
 */
function TermsField() {
  const { t } = useTranslation('sign-in');
  const label = (
    <Trans
      t={t}
      i18nKey="register.terms"
      components={{
        policy: <RouteLink route="privacyPolicy" target="_blank" rel="noopener" />,
        hidden: <span className={hidden.visuallyHidden} />,
      }}
    />
  );
  return <CheckboxField name="terms" label={label} />;
}

export function RegisterForm() {
  const { t } = useTranslation('sign-in');
  const { locale } = useCurrentPage();
  const request = useFormRequest<typeof empty>({
    form: 'register',
    fields: Object.keys(empty),
    send: ({ email, first_name, last_name, country_code, phone, password }, language) =>
      register({ email, first_name, last_name, phone: phoneToSend(country_code, phone), password }, language),
    then: { success: () => goTo('registerConfirmed') },
  });
  const initialValues = useMemo(() => ({ ...empty, country_code: localeFacts[locale].phoneCode }), [locale]);
  return (
    <>
      <p className={styles.above}>
        {t('register.haveAccount')} <RouteLink route="login">{t('register.login')}</RouteLink>
      </p>
      <Form
        typedAs="register"
        submitLabel={t('register.submit')}
        initialValues={initialValues}
        schema={registerSchema}
        request={request}
      >
        <div className={styles.columns}>
          <TextField
            name="first_name"
            label={t('label.firstName')}
            hint={t('register.nameHint')}
            autoComplete="given-name"
          />
          <TextField
            name="last_name"
            label={t('label.lastName')}
            hint={t('register.nameHint')}
            autoComplete="family-name"
          />
        </div>
        <PhoneFields />
        <TextField
          name="email"
          label={t('label.email')}
          hint={t('register.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <div className={styles.columns}>
          <NewPasswordFields label={t('label.password')} hint={t('register.passwordHint')} />
        </div>
        <TermsField />
      </Form>
    </>
  );
}
