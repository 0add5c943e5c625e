import { useTranslation } from 'react-i18next';
import { Search } from '../../components/icons';
import type { FormEvent, RefObject } from 'react';
import { Icon } from '../../components/icon';
import { assetClasses, type Filter, maxWordsLength } from './filter';
import * as styles from './search-form.module.css';

interface SearchFormProps {
  input: RefObject<HTMLInputElement>;
  listId: string;
  chosen: Filter['assetClass'];
  /**
   * Whether the visitor has typed something. Only then does the form have buttons that filter the results by asset
   * class.
   */
  isSearching: boolean;
  countIn: (assetClass: Filter['assetClass']) => number;
  onType: (words: string) => void;
  onClass: (assetClass: Filter['assetClass']) => void;
}

/**
 * Prevents the submission, since results are shown while the visitor types. On touch screens, removes the focus from
 * the field to close the on-screen keyboard, which covers the results
 * (https://github.com/ampproject/amp.dev/issues/2831).
 */
function handleSubmit(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const field = event.currentTarget.querySelector('input');
  if (window.matchMedia('(pointer: coarse)').matches) field?.blur();
}

/**
 * An uncontrolled search field, so that text typed before hydration is kept. While the visitor is searching, the form
 * also has a button for each asset class.
 */
export function SearchForm({ input, listId, chosen, isSearching, countIn, onType, onClass }: SearchFormProps) {
  const { t } = useTranslation('instruments');
  return (
    <form
      role="search"
      aria-label={t('search.form')}
      className={styles.form}
      data-needs-scripts
      onSubmit={handleSubmit}
    >
      <div className={styles.field}>
        <Icon of={Search} size={20} />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={maxWordsLength}
          placeholder={t('search.example')}
          aria-label={t('search.label')}
          aria-controls={listId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onInput={(event) => onType(event.currentTarget.value)}
        />
      </div>
      <div role="group" aria-label={t('class.label')} className={styles.classes} hidden={!isSearching}>
        {(['all', ...assetClasses] as const).map((assetClass) => (
          <button
            key={assetClass}
            type="button"
            className={styles.choice}
            aria-pressed={assetClass === chosen}
            data-empty={countIn(assetClass) === 0}
            onClick={() => onClass(assetClass)}
          >
            {/* One text node: if the number were an element, Orca would read it twice. */}
            {`${t(`class.${assetClass}`)} ${countIn(assetClass)}`}
          </button>
        ))}
      </div>
    </form>
  );
}
