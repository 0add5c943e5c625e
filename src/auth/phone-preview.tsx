import { useTranslation } from 'gatsby-plugin-react-i18next';
import { politely } from '../components/politely';
import * as hidden from '../components/visually-hidden.module.css';
import { useSettled } from '../components/use-settled';
import { anotherCountry, hasNationalZero, phoneToSend } from './phone';
import * as styles from './phone-fields.module.css';

/** How long typing must pause before screen readers announce the number, in milliseconds. */
const pause = 1000;

interface PhoneValues {
  country: string;
  phone: string;
}

/** The number as it will be sent, with a doubt about a 0 that is probably wrong; before any digit, what to type. */
export function usePhonePreview({ country, phone }: PhoneValues) {
  const { t } = useTranslation('auth');
  const number = /\d/.test(phone) ? phoneToSend(country, phone) : '';
  const emptyHelp = country === anotherCountry ? t('phone.fullNumber') : t('phone.codeInFront', { country });
  return {
    text: number ? t('phone.preview', { number }) : emptyHelp,
    doubt: number && hasNationalZero(country, phone) ? t('phone.nationalZero') : '',
  };
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
