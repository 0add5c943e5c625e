import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import type { Filter, Instrument } from './filter';
import * as styles from './nothing-found.module.css';

interface NothingFoundProps {
  filter: Filter;
  /** The sentence above the buttons. */
  wayOn: string;
  /** How many there are in all classes together. */
  elsewhere: number;
  /** What may have been meant. */
  suggestions: readonly Instrument[];
  /** To be called with the filter that the visitor chooses instead. */
  onChoose: (filter: Filter) => void;
}

/** Ways on where the chosen class, or the whole catalogue, has nothing that matches. */
export function NothingFound({ filter, wayOn, elsewhere, suggestions, onChoose }: NothingFoundProps) {
  const { t } = useTranslation('instruments');
  const words = filter.words.trim();
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{t('nothing.title', { words })}</p>
      <p>{wayOn}</p>
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
