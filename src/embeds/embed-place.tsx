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
import * as styles from './embed-place.module.css';

interface EmbedPlaceProps {
  embed: Embed;
  /** What is shown here. */
  name: string;
  size: 'calendar' | 'quotes' | 'chart' | 'map';
  /** Stands above the message that it cannot be shown. */
  icon?: IconNode;
  /** The grey shape of what has yet to come. */
  skeleton?: ReactNode;
  /** Where the same can be seen without this page. */
  link: { href: string; label: string };
  /** The page asks the question somewhere else. */
  askedElsewhere?: boolean;
  /** The content has been there for long without a word: it may be an error page of its host. */
  doubtful?: boolean;
  /** The content itself, hidden until it is there. */
  children: ReactNode;
}

/** Where somebody else's content stands: at its full size from the first paint on, whether or not it ever arrives. */
export function EmbedPlace(props: EmbedPlaceProps) {
  const { t } = useTranslation('embeds');
  const { embed, name, size, icon, skeleton, link, askedElsewhere, doubtful, children } = props;
  const { place, phase, asking, allow, retry } = embed;
  return (
    <div ref={place} className={styles.embed} role="group" aria-label={name} tabIndex={-1}>
      <div className={styles.place} data-size={size} data-phase={phase} aria-busy={phase === 'loading'}>
        {doubtful && (
          // Behind the frame: seen through an empty page, never over a working one.
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
        {asking && !askedElsewhere && <ConsentQuestion onAllow={allow} />}
        <Fallback name={name} icon={icon} embed={embed} />
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
      </div>
      <div className={styles.source}>
        <a href={link.href}>{link.label}</a>
        {doubtful && (
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
