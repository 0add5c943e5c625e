import { useTranslation } from 'gatsby-plugin-react-i18next';
import { createContext } from 'react';
import * as styles from './draft-mark.module.css';

/** Which sections of the page are drafts, counted from 0; none of a published page. */
export const DraftSections = createContext<readonly number[]>([]);

const labels = { page: 'mark.page', section: 'mark.section' } as const;

/** Says in the page's language that what follows is not published. Only pages that are being developed show it. */
export function DraftMark({ what }: { what: 'page' | 'section' }) {
  const { t } = useTranslation('drafts');
  return (
    <p className={styles.mark} role="note">
      {t(labels[what])}
    </p>
  );
}
