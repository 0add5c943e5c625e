import { useTranslation } from 'react-i18next';
import { type IconNode, RotateCw } from '../components/icons';
import type { ReactNode } from 'react';
import { Button } from '../components/button';
import { classNames } from '../components/class-names';
import { Icon } from '../components/icon';
import { politely } from '../components/politely';
import { allowThirdParties } from './consent';
import type { Embed } from './use-embed';
import { useKeptFocus } from './use-kept-focus';
import * as styles from './embed-slot.module.css';

/** A link to the page of TradingView or OpenStreetMap that shows the same chart, calendar or map. */
interface Link {
  href: string;
  label: string;
}

const sentences: { [phase in Embed['phase']]?: 'failed.silent' | 'failed.unreachable' | 'failed.offline' } = {
  silent: 'failed.silent',
  failed: 'failed.unreachable',
  offline: 'failed.offline',
};

interface FailureProps {
  embed: Embed;
  name: string;
  icon?: IconNode;
}

/** The message in place of a chart, calendar or map that could not be loaded, with a button to try again. */
function EmbedFailure({ embed: { phase, dispatch }, name, icon }: FailureProps) {
  const { t } = useTranslation('embeds');
  const sentence = sentences[phase];
  return (
    <div className={styles.failure} data-failed={sentence !== undefined}>
      {sentence && icon && <Icon of={icon} size={32} strokeWidth={1.75} className={styles.icon} />}
      {/* The live region is rendered before its message, so that screen readers announce the message. */}
      <div {...politely}>
        {sentence && (
          // The message is one element: if several are inserted at once, Orca may read only the last one
          // (https://gitlab.gnome.org/GNOME/orca/-/blob/ORCA_43_1/src/orca/script.py#L370).
          <p>
            <span className={styles.missing}>{name}</span> <span>{t(sentence)}</span>
          </p>
        )}
      </div>
      {sentence && (
        <Button look="secondary" size="small" onClick={() => dispatch('start')}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

/** A link to the same content on TradingView. If a frame may show an error page, also a button to load it again. */
export function Source({ href, label, embed: { doubtful, dispatch } }: Link & { embed: Embed }) {
  const { t } = useTranslation('embeds');
  return (
    <div className={styles.source}>
      <a href={href}>{label}</a>
      {doubtful && (
        <Button look="quiet" size="small" aria-label={t('reload')} onClick={() => dispatch('start')}>
          <Icon of={RotateCw} size={18} />
          <span className={styles.reload}>{t('reload')}</span>
        </Button>
      )}
    </div>
  );
}

interface EmbedSlotProps extends FailureProps {
  size: 'calendar' | 'quotes' | 'charts' | 'map';
  /**
   * The link to the same content on TradingView or OpenStreetMap. Mini charts have a link each instead. The map's
   * link is shown in the slot only without scripts, because the contact page also has it next to the address.
   */
  link?: Link;
  /** The third-party content and its placeholders. */
  children: ReactNode;
}

/**
 * A slot for third-party content. Its size is fixed from the first paint on, so that loading causes no layout shift.
 */
export function EmbedSlot({ embed, name, icon, size, link, children }: EmbedSlotProps) {
  const { t } = useTranslation('embeds');
  const { slot, phase, asking } = embed;
  return (
    <div ref={slot} className={styles.embed} role="group" aria-label={name} tabIndex={-1} {...useKeptFocus(slot)}>
      <div className={styles.slot} data-size={size} data-phase={phase} aria-busy={phase === 'loading'}>
        {asking && (
          <div className={styles.question} data-needs-scripts>
            <p>{t('ask.text')}</p>
            <Button size="small" onClick={allowThirdParties}>
              {t('ask.allow')}
            </Button>
          </div>
        )}
        <EmbedFailure embed={embed} name={name} icon={icon} />
        <div className={classNames(styles.noScript, styles.savesData)}>
          <p>{t('savesData')}</p>
        </div>
        <noscript>
          <div className={styles.noScript}>
            <p>
              {t('noScript')} {link && <a href={link.href}>{link.label}</a>}
            </p>
          </div>
        </noscript>
        {children}
      </div>
      {link && size !== 'map' && <Source {...link} embed={embed} />}
    </div>
  );
}
