import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { type FormEvent, useState } from 'react';
import { Globe } from '../../components/icons';
import { Flag } from '../../components/flag';
import { Icon } from '../../components/icon';
import { politely } from '../../components/politely';
import { useSettled } from '../../components/use-settled';
import * as hidden from '../../components/patterns/visually-hidden.module.css';
import { localeFacts } from '../../i18n/locales';
import { useCurrentPage } from '../../i18n/current-page';
import { SelectField } from '../form/select-field';
import { TextField } from '../form/text-field';
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

/** Screen readers announce the number when typing has paused for this many milliseconds. */
const pause = 1000;

/**
 * Returns whether the browser has filled in the number, and an `input` handler that detects it. After filling in, the
 * country code may be wrong: browsers are asked for the whole number, but Chrome omits the plus for the USA and Canada
 * (https://crbug.com/40311205), and address books may contain national numbers.
 */
function useFilledIn() {
  const [isFilledIn, setFilledIn] = useState(false);
  const handleInput = ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as InputEvent; // Undefined unless the event is an InputEvent.
    const isTyped = inputType && inputType !== 'insertReplacementText';
    // Some browsers match `:autofill` only after the event. Fields that extensions fill never match `:autofill`, but
    // the events that extensions fire have no `inputType`.
    setTimeout(() => setFilledIn(field.matches(':autofill') || (!isTyped && isNorthAmerican(field.value))));
  };
  return [isFilledIn, handleInput] as const;
}

/**
 * Returns a preview of the number that will be sent, with a warning if the default country code may be wrong for an
 * autofilled number or if a prefix is probably wrong. While the number is invalid, the text says what to type.
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

const PhonePreview = ({ text, doubt }: Preview) => (
  <>
    <span className={styles.number}>{text}</span> {doubt && <span className={styles.doubt}>{doubt}</span>}
  </>
);

/** A live region that announces the preview once typing pauses. */
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
 * A select for the country code and a field for the number, with a preview of the number that will be sent. The field
 * asks browsers to autofill the whole number (`tel`). With `tel-national` they would omit the country code, and for a
 * country that the select does not list the number would get a wrong code. Chrome does not fill in a select next to a
 * `tel` field. Other browsers do, but the selected code is not used, since the whole number begins with its own code.
 * https://source.chromium.org/chromium/chromium/src/+/main:components/autofill/core/browser/form_structure_rationalizer.cc
 * (RationalizePhoneCountryCode), …/filling/addresses/field_filling_address_util.cc
 * (GetPhoneCountryCodeSelectControlValue)
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
