import { useTranslation } from 'react-i18next';
import { Search } from 'lucide';
import { forwardRef } from 'react';
import { Icon } from '../../components/icon';
import { type AssetClass, assetClasses, maxWordsLength } from './filter';
import * as styles from './search-form.module.css';

interface SearchFormProps {
  /** Id of the list that the form filters. */
  listId: string;
  /** How many instruments each class has to show. */
  countIn: (assetClass: AssetClass | 'all') => number;
  onChange: () => void;
}

/** Search words and an asset class, in uncontrolled native fields that keep what was typed before hydration. */
export const SearchForm = forwardRef<HTMLFormElement, SearchFormProps>(function SearchForm(
  { listId, countIn, onChange },
  ref,
) {
  const { t } = useTranslation('instruments');
  return (
    <form
      ref={ref}
      role="search"
      aria-label={t('search.form')}
      className={styles.form}
      onInput={onChange}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.label} htmlFor={`${listId}-words`}>
        {t('search.label')}
      </label>
      <div className={styles.field}>
        <Icon of={Search} size={20} />
        <input
          id={`${listId}-words`}
          type="search"
          name="q"
          maxLength={maxWordsLength}
          placeholder={t('search.example')}
          aria-controls={listId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </div>
      <fieldset className={styles.classes}>
        <legend className={styles.label}>{t('class.label')}</legend>
        {(['all', ...assetClasses] as const).map((assetClass) => (
          <label key={assetClass} className={styles.choice}>
            <input
              type="radio"
              name="class"
              value={assetClass}
              defaultChecked={assetClass === 'all'}
              aria-label={`${t(`class.${assetClass}`)} ${countIn(assetClass)}`}
            />
            {/* Hidden: Orca reads the number, an element of its own, a second time after the button. */}
            <span data-empty={countIn(assetClass) === 0} aria-hidden="true">
              {t(`class.${assetClass}`)} <b>{countIn(assetClass)}</b>
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  );
});
