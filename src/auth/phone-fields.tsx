import { useFormikContext } from 'formik';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Globe } from 'lucide';
import { Flag } from '../components/flag';
import { Icon } from '../components/icon';
import { SelectField, TextField } from '../forms/fields';
import { anotherCountry, countries } from './phone';
import { PhoneAnnouncement, PhonePreview, usePhonePreview } from './phone-preview';
import * as styles from './phone-fields.module.css';

interface PhoneValues {
  country_code: string;
  phone: string;
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
  const { country_code: country, phone } = useFormikContext<PhoneValues>().values;
  const isAnother = country === anotherCountry;
  const preview = usePhonePreview({ country, phone });
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
          autoComplete={isAnother ? 'tel' : 'tel-national'}
          hint={<PhonePreview {...preview} />}
          isHintLive
        />
      </div>
      <PhoneAnnouncement {...preview} />
    </div>
  );
}
