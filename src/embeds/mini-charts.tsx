import { useRef } from 'react';
import { usePlace } from '../i18n/tree';
import { allowThirdParties, type ThirdPartyLoading, useConsent } from './consent';
import { ConsentQuestion } from './consent-question';
import type { FrameSymbol } from './frame-address';
import { ProviderFrame } from './provider-frame';
import { providerLinks } from './provider-links';
import { useFocusKeeper } from './use-focus-keeper';
import * as styles from './mini-charts.module.css';

interface MiniChartsProps {
  symbols: readonly FrameSymbol[];
  thirdParty: ThirdPartyLoading;
}

/** The charting provider's mini charts, a card each. The consent question is shown once for all of them. */
export function MiniCharts({ symbols, thirdParty }: MiniChartsProps) {
  const { locale } = usePlace();
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useFocusKeeper(list);
  const asking = !useConsent() && thirdParty === 'ask';
  return (
    <ul ref={list} className={styles.charts} tabIndex={-1}>
      {asking && (
        <li className={styles.question}>
          <ConsentQuestion onAllow={() => keepFocus(allowThirdParties)} />
        </li>
      )}
      {symbols.map(({ symbol, name }) => (
        <li key={symbol} className={styles.chart}>
          <ProviderFrame
            name={name}
            content={{ widget: 'mini-symbol-overview', symbol }}
            href={providerLinks.symbol(locale, symbol)}
            size="chart"
            thirdParty={thirdParty}
            skeleton={<div className={styles.skeleton} />}
            askedElsewhere
          />
        </li>
      ))}
    </ul>
  );
}
