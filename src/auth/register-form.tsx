import { useTranslation } from 'gatsby-plugin-react-i18next';
import { register, type RegisterPayload } from '../broker/auth';
import { RouteLink } from '../components/route-link';
import { Columns } from '../forms/columns';
import { TextField } from '../forms/fields';
import { Form } from '../forms/form';
import { localeFacts } from '../i18n/locales';
import { usePlace } from '../i18n/tree';
import { keepTypedValues, withTypedValues } from './typed-values';
import { goTo } from './location';
import { NewPasswordFields } from './new-password-fields';
import { phoneToSend } from './phone';
import { PhoneFields } from './phone-fields';
import { registerSchema } from './schemas';
import { TermsField } from './terms-field';
import { useSubmit } from './use-submit';
import * as styles from './auth-form.module.css';

interface RegisterValues extends RegisterPayload {
  country_code: string;
  terms: boolean;
}

const emptyPayload: RegisterPayload = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  password: '',
  password_confirmation: '',
};

const fields = [...Object.keys(emptyPayload), 'country_code', 'terms'];

const payloadOf = (values: RegisterValues): RegisterPayload => ({
  email: values.email,
  first_name: values.first_name,
  last_name: values.last_name,
  phone: phoneToSend(values.country_code, values.phone),
  password: values.password,
  password_confirmation: values.password_confirmation,
});

const keepTyped = (values: RegisterValues) => keepTypedValues('register', values);

export function RegisterForm() {
  const { t } = useTranslation('auth');
  const { locale } = usePlace();
  const submit = useSubmit<RegisterValues>({
    form: 'register',
    fields,
    send: (values, language) => register(payloadOf(values), language),
    onSuccess: () => goTo('registerConfirmed'),
  });
  const empty: RegisterValues = { ...emptyPayload, country_code: localeFacts[locale].phoneCode, terms: false };
  return (
    <>
      <p className={styles.above}>
        {t('register.haveAccount')} <RouteLink route="login">{t('register.login')}</RouteLink>
      </p>
      <Form
        submitLabel={t('register.submit')}
        initialValues={withTypedValues('register', empty)}
        schema={registerSchema}
        onSubmit={submit}
        onValues={keepTyped}
      >
        <Columns>
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
        </Columns>
        <PhoneFields />
        <TextField
          name="email"
          label={t('label.email')}
          hint={t('register.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Columns>
          <NewPasswordFields label={t('label.password')} hint={t('register.passwordHint')} />
        </Columns>
        <TermsField />
      </Form>
    </>
  );
}
