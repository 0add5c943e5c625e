import { useTranslation } from 'react-i18next';
import { forwardRef } from 'react';
import { usePlace } from '../../i18n/tree';
import { formatNumber } from '../../i18n/numbers';
import type { Stake } from './arithmetic';
import { StakeInput } from './stake-input';
import { type StakeField, stakeLimits, type StakeTexts, writeStakeField } from './stake';
import * as styles from './stake-form.module.css';

interface StakeFormProps {
  texts: StakeTexts;
  stake: Stake;
  /** ISO 4217 code. */
  currency: string;
  onChange: (field: StakeField, text: string) => void;
}

/** The largest value and the step of each slider; larger moves can be typed. */
const sliders = { leverage: { max: stakeLimits.leverage.max, step: 1 }, move: { max: 50, step: 0.5 } };

/** The three values: each a text field, leverage and price move with a slider too. */
export const StakeForm = forwardRef<HTMLFormElement, StakeFormProps>(function StakeForm(
  { texts, stake, currency, onChange },
  ref,
) {
  const { t } = useTranslation('leverage');
  const { locale } = usePlace();
  const inputOf = (field: StakeField) => (
    <StakeInput field={field} text={texts[field]} currency={currency} onChange={(text) => onChange(field, text)} />
  );
  // As a screen reader should say them.
  const valueTexts = {
    leverage: `1:${writeStakeField(stake.leverage, locale)}`,
    move: formatNumber(stake.move / 100, locale, { style: 'percent', maximumFractionDigits: 2 }),
  };
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
    />
  );
  return (
    <form ref={ref} className={styles.form} aria-label={t('form')} onSubmit={(event) => event.preventDefault()}>
      {inputOf('money')}
      <div>
        {inputOf('leverage')}
        {sliderOf('leverage')}
      </div>
      <div>
        {inputOf('move')}
        {sliderOf('move')}
      </div>
    </form>
  );
});
