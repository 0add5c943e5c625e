import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { IconNode } from 'lucide';
import { Button } from '../components/button';
import { Icon } from '../components/icon';
import { politely } from '../components/politely';
import type { Embed } from './use-embed';
import { passing } from './use-focus-keeper';
import * as styles from './embed-place.module.css';

interface FallbackProps {
  /** What could not be loaded. */
  name: string;
  icon?: IconNode;
  /** As a low row across the place, not in its middle. */
  row: boolean;
  embed: Pick<Embed, 'failure' | 'retry'>;
}

/** Error message and retry button. The live region exists before its message, so screen readers announce it. */
export function Fallback({ name, icon, row, embed: { failure, retry } }: FallbackProps) {
  const { t } = useTranslation('embeds');
  return (
    <div className={styles.fallback} data-failed={failure !== undefined} data-row={row} {...passing}>
      {failure && icon && <Icon of={icon} size={32} strokeWidth={1.75} className={styles.icon} />}
      <div {...politely}>
        {failure && (
          // One child: of several that are inserted at once, Orca reads the last alone on a busy machine
          // (https://gitlab.gnome.org/GNOME/orca/-/blob/ORCA_43_1/src/orca/script.py#L370).
          <p>
            <span className={styles.missing}>{name}</span> {t(`failed.${failure}`)}
          </p>
        )}
      </div>
      {failure && (
        <Button look="secondary" size="small" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
