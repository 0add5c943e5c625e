import { useTranslation } from 'react-i18next';
import type { AssetClass } from './filter';
import type { Instrument } from './instrument';
import * as styles from './class-list.module.css';

interface ClassListProps {
  assetClass: AssetClass;
  /** All of the class. */
  instruments: readonly Instrument[];
  hidden: boolean;
}

/** One asset class, collapsed by default. The id is on an element inside, because browsers open `<details>` for fragments within it. */
export function ClassList({ assetClass, instruments, hidden }: ClassListProps) {
  const { t } = useTranslation('instruments');
  return (
    <details className={styles.group} hidden={hidden || instruments.length === 0}>
      <summary className={styles.summary}>
        <h3>{t(`class.${assetClass}`)}</h3>
        <span className={styles.count}>{instruments.length}</span>
        <span className={styles.preview} aria-hidden="true">
          {instruments.slice(0, 7).map(({ symbol }) => (
            <span key={symbol}>{symbol}</span>
          ))}
        </span>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <ul id={assetClass} className={styles.list}>
        {instruments.map((instrument) => (
          <li key={instrument.symbol} className={styles.instrument}>
            <span className={styles.symbol}>{instrument.symbol}</span>
            {/* One template string: React's server rendering puts a comment node between adjacent texts, in each of hundreds of rows. */}
            {` ${instrument.name}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
