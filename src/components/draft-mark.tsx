import { useTranslation } from 'react-i18next';
import * as styles from './draft-mark.module.css';

const labels = { page: 'mark.page', demonstration: 'mark.demonstration' } as const;

/**
 * Marks the page, in its language: as a draft, which `npm run develop` alone renders, or as part of a demonstration, in
 * builds with that setting.
 */
export function DraftMark({ what }: { what: keyof typeof labels }) {
  const { t } = useTranslation('drafts');
  return (
    <p className={styles.mark} role="note">
      {t(labels[what])}
    </p>
  );
}
