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

interface SliderProps {
  field: 'leverage' | 'move';
  max: number;
  step: number;
  /** The value as a screen reader should say it. */
  valueText: string;
}

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
  const sliderOf = ({ field, max, step, valueText }: SliderProps) => (
    <input
      type="range"
      className={styles.slider}
      aria-label={t(`${field}.label`)}
      aria-valuetext={valueText}
      min={stakeLimits[field].min}
      max={max}
      step={step}
      value={Math.min(max, stake[field])}
      onChange={({ target }) => onChange(field, writeStakeField(Number(target.value), locale))}
    />
  );
  return (
    <form ref={ref} className={styles.form} aria-label={t('form')} onSubmit={(event) => event.preventDefault()}>
      {inputOf('money')}
      <div>
        {inputOf('leverage')}
        {sliderOf({
          field: 'leverage',
          max: stakeLimits.leverage.max,
          step: 1,
          valueText: `1:${writeStakeField(stake.leverage, locale)}`,
        })}
      </div>
      <div>
        {inputOf('move')}
        {sliderOf({
          field: 'move',
          max: 50,
          step: 0.5,
          valueText: formatNumber(stake.move / 100, locale, { style: 'percent', maximumFractionDigits: 2 }),
        })}
      </div>
    </form>
  );
});
