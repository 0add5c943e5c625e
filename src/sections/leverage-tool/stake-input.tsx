import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../../i18n/current-page';
import { formatNumber } from '../../i18n/numbers';
import { readStakeField, type StakeField, stakeLimits } from './stake';
import * as styles from './stake-form.module.css';

interface StakeInputProps {
  field: StakeField;
  text: string;
  currency: string;
  onChange: (text: string) => void;
}

/** Returns the unit to show next to a field (`€`, `1:` or `%`), before or after the number as the language requires. */
function unitOf(field: StakeField, currency: string, locale: string): { before?: string; after?: string } {
  if (field === 'leverage') return { before: '1:' };
  if (field === 'move') return { after: '%' };
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  const [first, last] = [parts.at(0), parts.at(-1)];
  return first?.type === 'currency' ? { before: first.value } : { after: last?.value ?? currency };
}

/** A labelled text field for one value, with its error message below. */
export function StakeInput({ field, text, currency, onChange }: StakeInputProps) {
  const { t } = useTranslation('leverage');
  const { locale } = useCurrentPage();
  const id = `stake-${field}`;
  const value = readStakeField(field, text, locale);
  const limit = (which: 'min' | 'max'): string => formatNumber(stakeLimits[field][which], locale);
  const problem =
    value === 'notANumber'
      ? t('problem.notANumber')
      : value === 'outOfRange' && t('problem.outOfRange', { min: limit('min'), max: limit('max') });
  const { before, after } = unitOf(field, currency, locale);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t(`${field}.label`)}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(`${field}.hint`)}
      </p>
      <span className={styles.box}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          id={id}
          name={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
