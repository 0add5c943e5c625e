import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { AssetClass } from './filter';
import type { Instrument } from './instrument';
import * as styles from './class-list.module.css';

interface ClassListProps {
  assetClass: AssetClass;
  /** All of the class. */
  instruments: readonly Instrument[];
  isShown: (instrument: Instrument) => boolean;
}

/** One class of instruments, folded until somebody wants it. The id stands inside: there browsers unfold it by themselves. */
export function ClassList({ assetClass, instruments, isShown }: ClassListProps) {
  const { t } = useTranslation('instruments');
  const shown = instruments.filter(isShown);
  return (
    <details className={styles.group} hidden={shown.length === 0}>
      <summary className={styles.summary}>
        <h3>{t(`class.${assetClass}`)}</h3>
        <span className={styles.count}>{shown.length}</span>
        <span className={styles.preview} aria-hidden="true">
          {instruments.slice(0, 7).map(({ symbol }) => (
            <span key={symbol}>{symbol}</span>
          ))}
        </span>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <ul id={assetClass} className={styles.list}>
        {instruments.map((instrument) => (
          <li key={instrument.symbol} className={styles.instrument} hidden={!isShown(instrument)}>
            <span className={styles.symbol}>{instrument.symbol}</span>
            {/* In one piece: React marks where two texts meet, in each of hundreds. */}
            {` ${instrument.name}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
