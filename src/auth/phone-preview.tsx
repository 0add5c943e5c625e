import { useTranslation } from 'gatsby-plugin-react-i18next';
import { politely } from '../components/politely';
import * as hidden from '../components/visually-hidden.module.css';
import { useSettled } from '../components/use-settled';
import { anotherCountry, hasNationalZero, phoneToSend } from './phone';
import * as styles from './phone-fields.module.css';

export const previewId = 'field-phone-preview';

/** How long typing must pause before screen readers announce the number, in milliseconds. */
const pause = 1000;

interface PhonePreviewProps {
  country: string;
  phone: string;
}

/**
 * Shows the number as it will be sent, with a hint about a 0 that is probably wrong; before any digit, what to type.
 */
export function PhonePreview({ country, phone }: PhonePreviewProps) {
  const { t } = useTranslation('auth');
  const number = /\d/.test(phone) ? phoneToSend(country, phone) : '';
  const preview = number && t('phone.preview', { number });
  const doubt = number && hasNationalZero(country, phone) ? t('phone.nationalZero') : '';
  const emptyHelp = country === anotherCountry ? t('phone.fullNumber') : t('phone.codeInFront', { country });
  const help = number ? '' : emptyHelp;
  const text = [preview, doubt, help].filter(Boolean).join(' ');
  const announced = useSettled(text, pause);
  return (
    <div className={styles.preview}>
      {/* Hidden: the same words stand below, and describe the field as long as they say what to type. */}
      <p id={previewId} className={styles.previewText} aria-hidden="true">
        {preview && <span>{preview}</span>} {doubt && <span className={styles.doubt}>{doubt}</span>}
        {help && <span>{help}</span>}
      </p>
      <p {...politely} className={hidden.visuallyHidden}>
        {announced}
      </p>
    </div>
  );
}
