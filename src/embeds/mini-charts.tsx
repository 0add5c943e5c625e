import { useTranslation } from 'react-i18next';
import { classNames } from '../components/class-names';
import * as swipe from '../components/swipe-row.module.css';
import { usePlace } from '../i18n/tree';
import type { ThirdPartyLoading } from './consent';
import { EmbedPlace, Source } from './embed-place';
import { providerLinks } from './provider';
import { ProviderFrame, useProvider } from './provider-frame';
import * as styles from './mini-charts.module.css';

interface MiniChartsProps {
  symbols: readonly Queries.WidgetSymbol[];
  thirdParty: ThirdPartyLoading;
}

/** Example curves for placeholders, of no real prices. */
const curves = [
  'M0 62L12 50L22 56L36 36L48 44L62 26L74 34L86 16L100 22',
  'M0 44L14 52L26 36L38 42L52 24L66 38L78 28L90 34L100 18',
  'M0 68L10 58L24 62L38 48L50 54L64 30L76 40L88 24L100 30',
];

interface SketchProps {
  name: string;
  ticker?: string;
  curve?: string;
}

const Sketch = ({ name, ticker, curve }: SketchProps) => (
  <div className={styles.skeleton}>
    <p>
      <b>{name}</b> {ticker}
    </p>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
      <path d={`${curve}V100H0Z`} fill="var(--surface-sunken)" />
      <path d={curve} fill="none" stroke="var(--border-strong)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  </div>
);

/** The charting provider's mini charts, a card each. They share one state, because their host answers for all of them. */
export function MiniCharts({ symbols, thirdParty }: MiniChartsProps) {
  const { t } = useTranslation('embeds');
  const { locale } = usePlace();
  const embed = useProvider('mini-symbol-overview', thirdParty);
  return (
    <EmbedPlace embed={embed} name={t('charts.title')} size="charts">
      <ul className={classNames(styles.charts, swipe.row)}>
        {symbols.map(({ symbol, name }, index) => (
          <li key={symbol} className={styles.chart}>
            <div className={styles.canvas}>
              <ProviderFrame
                embed={embed}
                name={name}
                content={{ widget: 'mini-symbol-overview', symbol }}
                skeleton={<Sketch name={name} ticker={symbol.split(':')[1]} curve={curves[index % curves.length]} />}
              />
            </div>
            <Source href={providerLinks.symbol(locale, symbol)} label={t('open', { name })} embed={embed} />
          </li>
        ))}
      </ul>
    </EmbedPlace>
  );
}
