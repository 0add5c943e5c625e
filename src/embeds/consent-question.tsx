import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Button } from '../components/button';
import { passing } from './use-focus-keeper';
import * as styles from './embed-place.module.css';

/** Asks for consent to all third parties, in the place of their content. */
export function ConsentQuestion({ onAllow }: { onAllow: () => void }) {
  const { t } = useTranslation('embeds');
  return (
    <div className={styles.question} {...passing}>
      <p>{t('ask.text')}</p>
      <Button size="small" onClick={onAllow}>
        {t('ask.allow')}
      </Button>
    </div>
  );
}
