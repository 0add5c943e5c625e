import { useTranslation } from 'react-i18next';
import { useRef } from 'react';
import { useCurrentPage } from '../../i18n/current-page';
import { formatNumber } from '../../i18n/numbers';
import { resultOf } from './arithmetic';
import { moneyIn, percentIn } from './money';
import { StakeInput } from './stake-input';
import { type StakeField, stakeLimits, writeStakeField } from './stake';
import type { StakeEntry } from './use-stake';
import * as styles from './stake-form.module.css';

interface StakeFormProps {
  entry: StakeEntry;
  currency: string;
}

/** Maximum and step of each slider. A larger price move can be typed. */
const sliders = { leverage: { max: stakeLimits.leverage.max, step: 1 }, move: { max: 50, step: 0.5 } };

/**
 * Three text fields, with sliders for leverage and price move. Below the fields is the price move at which all of the
 * visitor's money is lost.
 */
export function StakeForm({ entry: { form, texts, stake, isComplete, onChange }, currency }: StakeFormProps) {
  const { t } = useTranslation('leverage');
  const { locale } = useCurrentPage();
  const untouched = useRef('');
  const inputOf = (field: StakeField) => (
    <StakeInput field={field} text={texts[field]} currency={currency} onChange={(text) => onChange(field, text)} />
  );
  const percent = percentIn(locale);
  // The sliders' values as screen readers should read them (`aria-valuetext`).
  const valueTexts = { leverage: `1:${writeStakeField(stake.leverage, locale)}`, move: percent(stake.move) };
  const takesAll = t(stake.leverage === 1 ? 'takesAll.unleveraged' : 'takesAll.leveraged', {
    money: moneyIn(locale, currency)(stake.money),
    leverage: formatNumber(stake.leverage, locale),
    move: percent(resultOf(stake).moveThatTakesAll),
  });
  const sliderOf = (field: keyof typeof sliders) => (
    <input
      type="range"
      className={styles.slider}
      aria-label={t(`${field}.label`)}
      aria-valuetext={valueTexts[field]}
      min={stakeLimits[field].min}
      {...sliders[field]}
      value={Math.min(sliders[field].max, stake[field])}
      onChange={({ target }) => onChange(field, writeStakeField(Number(target.value), locale))}
      // A touch changes the slider at once. If the visitor is only scrolling the page, the browser then fires
      // `pointercancel`, and the value before the touch is restored.
      onPointerDown={() => (untouched.current = texts[field])}
      onPointerCancel={() => onChange(field, untouched.current)}
    />
  );
  return (
    <form ref={form} className={styles.form} aria-label={t('form')} onSubmit={(event) => event.preventDefault()}>
      {inputOf('money')}
      <div>
        {inputOf('leverage')}
        {sliderOf('leverage')}
      </div>
      <div>
        {inputOf('move')}
        {sliderOf('move')}
      </div>
      <p className={styles.takesAll}>{isComplete ? takesAll : '\u00a0'}</p>
    </form>
  );
}
