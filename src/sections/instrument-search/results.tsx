import { useTranslation } from 'react-i18next';
import type { Instrument } from './filter';
import { Matched } from './matched';
import type { Found } from './rank';
import * as styles from './results.module.css';

interface ResultsProps {
  found: readonly Found<Instrument>[];
  /** The searched words, folded for comparison. */
  words: readonly string[];
}

export function Results({ found, words }: ResultsProps) {
  const { t } = useTranslation('instruments');
  return (
    <ol>
      {found.map(({ instrument: { symbol, name, assetClass }, rank }) => {
        const isExact = rank === 'exactName' || rank === 'exactSymbol';
        return (
          <li key={symbol} className={styles.result} data-exact={isExact}>
            <span className={styles.symbol}>
              <Matched text={symbol} words={words} />
            </span>{' '}
            <span className={styles.name}>
              <Matched text={name} words={words} />
            </span>{' '}
            <span className={styles.market}>
              {isExact && <span className={styles.exact}>{`${t('count.exact')} `}</span>}
              <span>{t(`class.${assetClass}`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
