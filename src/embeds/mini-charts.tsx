import { useTranslation } from 'react-i18next';
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

/** The charting provider's mini charts, a card each. They share one state, because their host answers for all of them. */
export function MiniCharts({ symbols, thirdParty }: MiniChartsProps) {
  const { t } = useTranslation('embeds');
  const { locale } = usePlace();
  const embed = useProvider('mini-symbol-overview', thirdParty);
  return (
    <EmbedPlace embed={embed} name={t('charts.title')} size="charts">
      <ul className={styles.charts}>
        {symbols.map(({ symbol, name }) => (
          <li key={symbol} className={styles.chart}>
            <div className={styles.canvas}>
              <ProviderFrame
                embed={embed}
                name={name}
                content={{ widget: 'mini-symbol-overview', symbol }}
                skeleton={<div className={styles.skeleton} />}
              />
            </div>
            <Source href={providerLinks.symbol(locale, symbol)} label={t('open', { name })} embed={embed} />
          </li>
        ))}
      </ul>
    </EmbedPlace>
  );
}
