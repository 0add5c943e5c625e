import { useTranslation } from 'react-i18next';
import * as styles from './page-mark.module.css';

interface PageMarkProps {
  /** “draft” on pages that only `npm run develop` renders; “demonstration” on every page if the build setting says so. */
  what: 'draft' | 'demonstration';
}

/** A note at the top of pages that must not be mistaken for the finished site. */
export function PageMark({ what }: PageMarkProps) {
  const { t } = useTranslation('marks');
  return (
    <p className={styles.mark} role="note">
      {t(what)}
    </p>
  );
}
