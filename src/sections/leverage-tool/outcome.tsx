import { useTranslation } from 'react-i18next';
import { TrendingDown, TrendingUp } from 'lucide';
import { Icon } from '../../components/icon';
import { usePlace } from '../../i18n/tree';
import { formatNumber } from '../../i18n/numbers';
import { resultOf, type Stake } from './arithmetic';
import { OutcomeChart } from './outcome-chart';
import { Summary } from './summary';
import * as styles from './outcome.module.css';

interface OutcomeProps {
  stake: Stake;
  /** ISO 4217 code. */
  currency: string;
}

/** What the price move does to the money put in: the loss first, and as large as the gain. */
export function Outcome({ stake, currency }: OutcomeProps) {
  const { t } = useTranslation('leverage');
  const { locale } = usePlace();
  const { position, change, changePercent, moveThatTakesAll, beyond } = resultOf(stake);
  const money = (value: number, sign: Intl.NumberFormatOptions['signDisplay'] = 'auto'): string =>
    formatNumber(value, locale, {
      style: 'currency',
      currency,
      signDisplay: sign,
      ...(Number.isInteger(Math.round(value * 100) / 100) && { maximumFractionDigits: 0 }),
    });
  const percent = (value: number): string =>
    formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
  const move = percent(stake.move);
  const sums = { money: money(stake.money), leverage: formatNumber(stake.leverage, locale), move };
  const takesAll = t(stake.leverage === 1 ? 'takesAll.unleveraged' : 'takesAll.leveraged', {
    ...sums,
    move: percent(moveThatTakesAll),
  });
  const lost =
    beyond > 0 ? t('loss.beyond', { beyond: money(beyond) }) : t('loss.share', { share: percent(changePercent) });
  return (
    <div className={styles.outcome}>
      <p className={styles.position}>
        <span>{t('position')}</span> <strong>{`${sums.money} × ${sums.leverage} = ${money(position)}`}</strong>
      </p>
      <dl className={styles.sides}>
        <div className={styles.side} data-side="loss">
          <dt>
            <Icon of={TrendingDown} size={20} />
            <span>{t('loss.title', { move })}</span>
          </dt>
          <dd className={styles.amount}>{money(-change, 'exceptZero')}</dd>
          <dd>{lost}</dd>
        </div>
        <div className={styles.side} data-side="gain">
          <dt>
            <Icon of={TrendingUp} size={20} />
            <span>{t('gain.title', { move })}</span>
          </dt>
          <dd className={styles.amount}>{money(change, 'exceptZero')}</dd>
          <dd>{t('gain.share', { share: percent(changePercent) })}</dd>
        </div>
      </dl>
      <OutcomeChart stake={stake} />
      <p className={styles.takesAll}>{takesAll}</p>
      <Summary
        text={t('summary', {
          lossTitle: t('loss.title', { move }),
          loss: money(-change, 'exceptZero'),
          lost,
          gainTitle: t('gain.title', { move }),
          gain: money(change, 'exceptZero'),
        })}
      />
    </div>
  );
}
