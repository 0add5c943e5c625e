import { useTranslation } from 'react-i18next';
import * as styles from './draft-mark.module.css';

const labels = { page: 'mark.page', demonstration: 'mark.demonstration' } as const;

/**
 * A note at the top of the page: either “draft”, on pages that only `npm run develop` renders, or “demonstration”, on
 * every page if the build setting says so.
 */
export function DraftMark({ what }: { what: keyof typeof labels }) {
  const { t } = useTranslation('drafts');
  return (
    <p className={styles.mark} role="note">
      {t(labels[what])}
    </p>
  );
}
