import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { type FormEvent, useState } from 'react';
import { Globe } from '../components/icons';
import { Flag } from '../components/flag';
import { Icon } from '../components/icon';
import { politely } from '../components/politely';
import { useSettled } from '../components/use-settled';
import * as hidden from '../components/visually-hidden.module.css';
import { localeFacts } from '../i18n/locales';
import { useCurrentPage } from '../i18n/current-page';
import { SelectField } from './form/select-field';
import { TextField } from './form/text-field';
import {
  anotherCountry,
  countries,
  doubtfulPrefix,
  getsCode,
  hasForeignCharacters,
  isNorthAmerican,
  isPhoneNumber,
  phoneToSend,
} from './phone';
import * as styles from './phone-fields.module.css';

interface PhoneValues {
  country_code: string;
  phone: string;
}

/** How long typing must pause before screen readers announce the number, in milliseconds. */
const pause = 1000;

/**
 * Whether the number was filled in, not typed. Browsers are asked for the whole number, but its plus may be missing: Chrome
 * leaves it out for the USA and Canada (https://crbug.com/40311205), and address books hold numbers as for national calls.
 */
function useFilledIn() {
  const [isFilledIn, setFilledIn] = useState(false);
  const handleInput = ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as InputEvent; // Other events than InputEvent have no `inputType`.
    const isTyped = inputType && inputType !== 'insertReplacementText';
    // Some browsers mark the field only after the event, and extensions never do: theirs is no event of a keyboard.
    setTimeout(() => setFilledIn(field.matches(':autofill') || (!isTyped && isNorthAmerican(field.value))));
  };
  return [isFilledIn, handleInput] as const;
}

/**
 * The number as it will be sent, with warnings: that the default country code may not belong to a number that the
 * browser filled in, and that a prefix is probably wrong. Before there is a valid number, what to type.
 */
function usePhonePreview({ country_code: country, phone }: PhoneValues, isFilledIn: boolean) {
  const { t } = useTranslation('sign-in');
  const { locale } = useCurrentPage();
  if (isPhoneNumber(phone)) {
    const isDoubtful = isFilledIn && country === localeFacts[locale].phoneCode && getsCode(country, phone);
    const prefix = doubtfulPrefix(country, phone);
    const doubts = [
      isDoubtful && t('phone.filledIn', { typed: phone, country }),
      prefix && t('phone.doubtfulPrefix', { prefix }),
    ];
    return {
      text: t('phone.preview', { number: phoneToSend(country, phone) }),
      doubt: doubts.filter(Boolean).join(' '),
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
  const { t } = useTranslation('sign-in');
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

/**
 * The country's code and the number, with what will be sent below it. Browsers are asked for the whole number: for
 * `tel-national` they leave out the code, and where the list does not have it, another one would be put in front. Next to a
 * whole number, Chrome leaves the list as it is; other browsers choose in it, which changes nothing.
 * https://source.chromium.org/chromium/chromium/src/+/main:components/autofill/core/browser/form_structure_rationalizer.cc
 * (RationalizePhoneCountryCode), …/filling/addresses/field_filling_address_util.cc (GetPhoneCountryCodeSelectControlValue)
 */
export function PhoneFields() {
  const { t } = useTranslation('sign-in');
  const { values } = useFormikContext<PhoneValues>();
  const { country_code: country } = values;
  const [isFilledIn, handleInput] = useFilledIn();
  const preview = usePhonePreview(values, isFilledIn);
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
          autoComplete="tel"
          onInput={handleInput}
          hint={<PhonePreview {...preview} />}
          isHintLive
        />
      </div>
      <PhoneAnnouncement {...preview} />
    </div>
  );
}
