import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type IconNode, RotateCw } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../components/button';
import { classNames } from '../components/class-names';
import { Icon } from '../components/icon';
import { ConsentQuestion } from './consent-question';
import { Fallback } from './fallback';
import type { Embed } from './use-embed';
import { passing } from './use-focus-keeper';
import { useMayShrink } from './use-may-shrink';
import * as styles from './embed-place.module.css';

interface EmbedPlaceProps {
  embed: Embed;
  /** What is shown here. */
  name: string;
  size: 'calendar' | 'quotes' | 'chart' | 'map';
  /** Shown above the error message. */
  icon?: IconNode;
  /** Placeholder while the content loads. */
  skeleton?: ReactNode;
  /** The provider's own page with the same content. */
  link: { href: string; label: string };
  /** The parent shows question, failure and hints once for several embeds. */
  grouped?: boolean;
  /** The loaded content may be an error page of its host. */
  mayBeErrorPage?: boolean;
  /** The content itself, hidden until it has loaded. */
  children: ReactNode;
}

/**
 * The place of third-party content. Has its full size from the first paint on, so that loading causes no layout shift, and
 * shrinks if the content cannot be loaded and the place is still below the viewport.
 */
export function EmbedPlace(props: EmbedPlaceProps) {
  const { t } = useTranslation('embeds');
  const { embed, name, size, icon, skeleton, link, grouped, mayBeErrorPage, children } = props;
  const { place, phase, asking, failure, allow, retry } = embed;
  const isSmall = useMayShrink(place, !grouped && failure === 'unreachable');
  return (
    <div ref={place} className={styles.embed} role="group" aria-label={name} tabIndex={-1}>
      <div
        className={styles.place}
        data-size={size}
        data-small={isSmall}
        data-phase={phase}
        aria-busy={phase === 'loading'}
      >
        {mayBeErrorPage && (
          // Behind the frame: visible through an empty document, covered by a working one.
          <p className={styles.behind} aria-hidden="true">
            {t('failed.unreachable')}
          </p>
        )}
        {children}
        {phase !== 'shown' && (
          <div className={styles.skeleton} aria-hidden="true">
            {skeleton}
          </div>
        )}
        {!grouped && (
          <>
            {asking && <ConsentQuestion onAllow={allow} />}
            <Fallback name={name} icon={icon} row={isSmall} embed={embed} />
            <div className={classNames(styles.noScript, styles.savesData)}>
              <p>{t('savesData')}</p>
            </div>
            <noscript>
              <div className={styles.noScript}>
                <p>
                  {t('noScript')} <a href={link.href}>{link.label}</a>
                </p>
              </div>
            </noscript>
          </>
        )}
      </div>
      <div className={styles.source}>
        <a href={link.href}>{link.label}</a>
        {mayBeErrorPage && (
          <span {...passing}>
            <Button look="quiet" size="small" aria-label={t('reload')} onClick={retry}>
              <Icon of={RotateCw} size={18} />
              <span className={styles.reload}>{t('reload')}</span>
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
