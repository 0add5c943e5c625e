import { useTranslation } from 'gatsby-plugin-react-i18next';
import { politely } from '../components/politely';
import * as hidden from '../components/visually-hidden.module.css';
import { useSettled } from '../components/use-settled';
import { anotherCountry, doubtfulPrefix, hasForeignCharacters, isPhoneNumber, phoneToSend } from './phone';
import * as styles from './phone-fields.module.css';

/** How long typing must pause before screen readers announce the number, in milliseconds. */
const pause = 1000;

interface PhoneValues {
  country: string;
  phone: string;
}

/**
 * The number as it will be sent, with a doubt about a prefix that is probably wrong. Before there is a number that may be
 * sent, what to type.
 */
export function usePhonePreview({ country, phone }: PhoneValues) {
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
export const PhonePreview = ({ text, doubt }: Preview) => (
  <>
    <span className={styles.number}>{text}</span> {doubt && <span className={styles.doubt}>{doubt}</span>}
  </>
);

/** Announces the preview to screen readers once typing pauses. */
export function PhoneAnnouncement({ text, doubt }: Preview) {
  const announced = useSettled([text, doubt].filter(Boolean).join(' '), pause);
  return (
    <p {...politely} className={hidden.visuallyHidden}>
      {announced}
    </p>
  );
}
