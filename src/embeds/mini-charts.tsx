import { useTranslation } from 'react-i18next';
import { classNames } from '../components/class-names';
import * as swipe from '../components/patterns/swipe-row.module.css';
import { useCurrentPage } from '../i18n/current-page';
import { EmbedSlot, Source } from './embed-slot';
import { providerLinks } from './provider';
import { ProviderFrame, useProvider } from './provider-frame';
import * as styles from './mini-charts.module.css';

interface MiniChartsProps {
  symbols: readonly Queries.WidgetSymbol[];
  thirdParty: Queries.ThirdPartyLoading;
}

interface SketchProps {
  name: string;
  ticker?: string;
}

/** The placeholder of a chart is a level line, since a curve would look like the company's real price. */
const Sketch = ({ name, ticker }: SketchProps) => (
  <div className={styles.skeleton}>
    <p>
      <b>{name}</b>
      {` ${ticker}`}
    </p>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
      <path d="M0 40V100H100V40Z" fill="var(--surface-sunken)" />
      <path
        d="M0 40H100"
        stroke="var(--border-strong)"
        strokeWidth="2"
        strokeDasharray="6 6"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  </div>
);

/** Mini charts of the charting provider, each in a card. They share one loading state, since they have one host. */
export function MiniCharts({ symbols, thirdParty }: MiniChartsProps) {
  const { t } = useTranslation('embeds');
  const { locale } = useCurrentPage();
  const embed = useProvider('mini-symbol-overview', thirdParty);
  return (
    <EmbedSlot embed={embed} name={t('charts.title')} size="charts">
      <ul className={classNames(styles.charts, swipe.row)}>
        {symbols.map(({ symbol, name }) => (
          <li key={symbol} className={styles.chart}>
            <div className={styles.canvas}>
              <ProviderFrame
                embed={embed}
                name={name}
                content={{ widget: 'mini-symbol-overview', symbol }}
                skeleton={<Sketch name={name} ticker={symbol.split(':')[1]} />}
              />
            </div>
            <Source href={providerLinks.symbol(locale, symbol)} label={t('open', { name })} embed={embed} />
          </li>
        ))}
      </ul>
    </EmbedSlot>
  );
}
