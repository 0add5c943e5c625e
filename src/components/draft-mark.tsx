import { useTranslation } from 'react-i18next';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import * as styles from './draft-mark.module.css';

/** Zero-based indexes of the page's draft sections; empty in a build. */
export const DraftSections = createContext<readonly number[]>([]);

const labels = { page: 'mark.page', section: 'mark.section', demonstration: 'mark.demonstration' } as const;

/**
 * Marks the content below it, in the page's language: as a draft, which `npm run develop` alone renders, or the page as part
 * of a demonstration, in builds with that setting.
 */
export function DraftMark({ what }: { what: keyof typeof labels }) {
  const { t } = useTranslation('drafts');
  return (
    <p className={styles.mark} role="note">
      {t(labels[what])}
    </p>
  );
}

interface SectionFrameProps {
  /** Zero-based, of the section. */
  index: number;
  children: ReactNode;
}

const MarkedSection = ({ index, children }: SectionFrameProps) => (
  <>
    {useContext(DraftSections).includes(index) && <DraftMark what="section" />}
    {children}
  </>
);

/** Rendered around each section: marks drafts. The preview at `/admin` also shows what is wrong with a section. */
export const SectionFrame = createContext<ComponentType<SectionFrameProps>>(MarkedSection);
