import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ArrowUpRight } from 'lucide';
import { useRef } from 'react';
import { classNames } from '../components/class-names';
import { Icon } from '../components/icon';
import { usePlace } from '../i18n/tree';
import { allowThirdParties, type ThirdPartyLoading, useConsent } from './consent';
import { ConsentQuestion } from './consent-question';
import { Fallback } from './fallback';
import type { FrameSymbol } from './frame-address';
import { ProviderFrame } from './provider-frame';
import { providerLinks } from './provider-links';
import { useEmbedGroup } from './use-embed-group';
import { useFocusKeeper } from './use-focus-keeper';
import { useTwinFocus } from './use-twin-focus';
import * as styles from './mini-charts.module.css';

interface MiniChartsProps {
  symbols: readonly FrameSymbol[];
  thirdParty: ThirdPartyLoading;
}

/** The provider's pages about the stocks, in place of the charts where they are missing. */
function Names({ symbols }: Pick<MiniChartsProps, 'symbols'>) {
  const { t } = useTranslation('embeds');
  const { locale } = usePlace();
  return (
    <ul className={styles.names}>
      {symbols.map(({ symbol, name }) => (
        <li key={symbol}>
          <a href={providerLinks.symbol(locale, symbol)} className={styles.name}>
            <span className={styles.ticker} aria-hidden="true">
              {symbol.split(':').pop()}
            </span>
            <span>{t('open', { name })}</span>
            <Icon of={ArrowUpRight} size={18} className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The charting provider's mini charts, a card each, with one consent question, one message and one retry button. */
export function MiniCharts({ symbols, thirdParty }: MiniChartsProps) {
  const { t } = useTranslation('embeds');
  const { locale } = usePlace();
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusKeeper(place);
  const { failure, isMissing, mayShrink, report, triesOf, retry } = useEmbedGroup(place);
  useTwinFocus(place, isMissing);
  const asking = !useConsent() && thirdParty === 'ask';
  return (
    <div
      ref={place}
      className={styles.group}
      role="group"
      aria-label={t('charts.title')}
      tabIndex={-1}
      data-missing={isMissing}
      data-small={isMissing && mayShrink}
    >
      {asking && (
        <div className={styles.question}>
          <ConsentQuestion onAllow={() => keepFocus(allowThirdParties)} />
        </div>
      )}
      <div className={classNames(styles.notice, failure && !isMissing && styles.question)}>
        <Fallback name={t('charts.title')} row={isMissing} embed={{ failure, retry: () => keepFocus(retry) }} />
        <p className={styles.savesData}>{t('savesData')}</p>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </div>
      <Names symbols={symbols} />
      <ul className={styles.charts}>
        {symbols.map(({ symbol, name }) => (
          <li key={`${symbol} ${triesOf(name)}`} className={styles.chart}>
            <ProviderFrame
              name={name}
              content={{ widget: 'mini-symbol-overview', symbol }}
              href={providerLinks.symbol(locale, symbol)}
              size="chart"
              thirdParty={thirdParty}
              skeleton={<div className={styles.skeleton} />}
              group={report}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
