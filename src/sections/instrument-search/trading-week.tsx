import { useTranslation } from 'react-i18next';
import { dayName, week } from '../../opening-hours/opening-hours';
import { useCurrentPage } from '../../i18n/current-page';
import type { AssetClass } from './filter';
import * as styles from './trading-week.module.css';

const onWeekdays: Record<AssetClass, 'session' | 'pause' | 'through'> = {
  stocks: 'session',
  crypto: 'through',
  forex: 'through',
  indices: 'session',
  commodities: 'pause',
};

function hoursOn(day: number, assetClass: AssetClass): string {
  if (day <= 5 || assetClass === 'crypto') return onWeekdays[assetClass];
  return assetClass === 'forex' && day === 7 ? 'evening' : 'closed';
}

const centres = ['sydney', 'tokyo', 'london', 'newYork'] as const;

/** An enlarged day below the chart of the week. It shows that the financial centres open one after the other. */
function Day() {
  const { t } = useTranslation('instruments');
  return (
    <div aria-hidden="true" className={styles.day}>
      <svg viewBox="0 0 7 1" preserveAspectRatio="none">
        <path d="M2 0 0 1M3 0 7 1" />
      </svg>
      <ol>
        {centres.map((centre) => (
          <li key={centre} data-centre={centre}>
            {t(`centre.${centre}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A chart of a market's trading hours with a bar for each day. Decorative: the text next to it says the same. */
export function TradingWeek({ assetClass }: { assetClass: AssetClass }) {
  const { locale } = useCurrentPage();
  return (
    <>
      <ol className={styles.week} aria-hidden="true">
        {week.map((day) => (
          <li key={day} data-hours={hoursOn(day, assetClass)}>
            {dayName(day, locale, 'short')}
          </li>
        ))}
      </ol>
      {assetClass === 'forex' && <Day />}
    </>
  );
}
