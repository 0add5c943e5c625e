import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ChartCandlestick } from 'lucide';
import { SkeletonRows } from '../components/skeleton-rows';
import { WidgetFrame } from '../components/widget-frame';
import { usePlace } from '../i18n/tree';
import type { ThirdPartyLoading } from './consent';
import { ProviderFrame } from './provider-frame';
import { providerLinks } from './provider-links';

interface MarketQuotesProps {
  groups: readonly Queries.QuoteGroup[];
  thirdParty: ThirdPartyLoading;
}

/** The charting provider's table of quotes, as a card. */
export function MarketQuotes({ groups, thirdParty }: MarketQuotesProps) {
  const { t } = useTranslation('embeds');
  const { locale } = usePlace();
  return (
    <WidgetFrame icon={ChartCandlestick} title={t('quotes.title')} note={t('provider')}>
      <ProviderFrame
        name={t('quotes.title')}
        content={{ widget: 'market-quotes', groups }}
        href={providerLinks.quotes(locale)}
        size="quotes"
        icon={ChartCandlestick}
        thirdParty={thirdParty}
        skeleton={<SkeletonRows rows={11} />}
      />
    </WidgetFrame>
  );
}
