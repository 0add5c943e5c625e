import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import type { Filter, Instrument } from './filter';
import * as styles from './nothing-found.module.css';

interface NothingFoundProps {
  filter: Filter;
  /** A sentence above the buttons on what to do next. */
  advice: string;
  /** Number of results in all asset classes together: more than 0 if only the chosen class has none. */
  elsewhere: number;
  /** Instruments that the visitor may have meant. */
  suggestions: readonly Instrument[];
  onChoose: (filter: Filter) => void;
}

/**
 * Replaces the results if the search finds nothing in the chosen asset class, or in any. Its buttons change the search:
 * to all asset classes, to a suggested instrument, or to no words.
 */
export function NothingFound({ filter, advice, elsewhere, suggestions, onChoose }: NothingFoundProps) {
  const { t } = useTranslation('instruments');
  const words = filter.words.trim();
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{t('nothing.title', { words })}</p>
      <p>{advice}</p>
      <div className={styles.ways}>
        {elsewhere > 0 && (
          <Button look="secondary" size="small" onClick={() => onChoose({ words, assetClass: 'all' })}>
            {t('nothing.allClasses', { count: elsewhere })}
          </Button>
        )}
        {suggestions.map(({ symbol, name }) => (
          <Button
            key={symbol}
            look="secondary"
            size="small"
            onClick={() => onChoose({ words: name, assetClass: 'all' })}
          >
            {name}
          </Button>
        ))}
        <Button look="quiet" size="small" onClick={() => onChoose({ words: '', assetClass: 'all' })}>
          {t('nothing.clear')}
        </Button>
      </div>
    </div>
  );
}
