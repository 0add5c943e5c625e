import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Globe } from 'lucide';
import { Flag } from '../components/flag';
import { Icon } from '../components/icon';
import { politely } from '../components/politely';
import { useSettled } from '../components/use-settled';
import * as hidden from '../components/visually-hidden.module.css';
import { SelectField } from './form/select-field';
import { TextField } from './form/text-field';
import { anotherCountry, countries, doubtfulPrefix, hasForeignCharacters, isPhoneNumber, phoneToSend } from './phone';
import * as styles from './phone-fields.module.css';

interface PhoneValues {
  country_code: string;
  phone: string;
}

/** How long typing must pause before screen readers announce the number, in milliseconds. */
const pause = 1000;

/**
 * The number as it will be sent, with a doubt about a prefix that is probably wrong. Before there is a number that may be
 * sent, what to type.
 */
function usePhonePreview({ country_code: country, phone }: PhoneValues) {
  const { t } = useTranslation('auth');
  if (isPhoneNumber(phone)) {
    const prefix = doubtfulPrefix(country, phone);
    return {
      text: t('phone.preview', { number: phoneToSend(country, phone) }),
      doubt: prefix ? t('phone.doubtfulPrefix', { prefix }) : '',
    };
  }
  if (hasForeignCharacters(phone)) return { text: t('phone.characters'), doubt: '' };
  return { text: country === anotherCountry ? t('phone.fullNumber') : t('phone.codeInFront', { country }), doubt: '' };
}

type Preview = ReturnType<typeof usePhonePreview>;

/** The preview below the field of the number. */
const PhonePreview = ({ text, doubt }: Preview) => (
  <>
    <span className={styles.number}>{text}</span> {doubt && <span className={styles.doubt}>{doubt}</span>}
  </>
);

/** Announces the preview to screen readers once typing pauses. */
function PhoneAnnouncement({ text, doubt }: Preview) {
  const announced = useSettled([text, doubt].filter(Boolean).join(' '), pause);
  return (
    <p {...politely} className={hidden.visuallyHidden}>
      {announced}
    </p>
  );
}

function useCountryOptions() {
  const { t } = useTranslation('auth');
  return [
    ...countries.map(({ code, name }) => ({ value: code, label: `${t(`country.${name}`)} (${code})` })),
    { value: anotherCountry, label: t('country.another') },
  ];
}

function CountryFace({ country }: { country: string }) {
  const known = countries.find(({ code }) => code === country);
  return (
    <>
      {known ? <Flag code={known.flag} /> : <Icon of={Globe} size={20} />}
      <span>{known ? known.code : '+…'}</span>
    </>
  );
}

/** The country's code and the number, with what will be sent below it. */
export function PhoneFields() {
  const { t } = useTranslation('auth');
  const { values } = useFormikContext<PhoneValues>();
  const { country_code: country } = values;
  const preview = usePhonePreview(values);
  return (
    <div>
      <div className={styles.row}>
        <SelectField
          name="country_code"
          label={t('label.country')}
          options={useCountryOptions()}
          face={<CountryFace country={country} />}
          autoComplete="tel-country-code"
        />
        <TextField
          name="phone"
          label={t('label.phone')}
          type="tel"
          inputMode="tel"
          autoComplete={country === anotherCountry ? 'tel' : 'tel-national'}
          hint={<PhonePreview {...preview} />}
          isHintLive
        />
      </div>
      <PhoneAnnouncement {...preview} />
    </div>
  );
}
