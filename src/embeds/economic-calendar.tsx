import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CalendarDays } from 'lucide';
import { SkeletonRows } from '../components/skeleton-rows';
import { WidgetFrame } from '../components/widget-frame';
import { usePlace } from '../i18n/tree';
import type { ThirdPartyLoading } from './consent';
import { ProviderFrame } from './provider-frame';
import { providerLinks } from './provider-links';

/** The charting provider's calendar of economic events, as a card. */
export function EconomicCalendar({ thirdParty }: { thirdParty: ThirdPartyLoading }) {
  const { t } = useTranslation('embeds');
  const { locale } = usePlace();
  return (
    <WidgetFrame icon={CalendarDays} title={t('calendar.title')} note={t('provider')}>
      <ProviderFrame
        name={t('calendar.title')}
        content={{ widget: 'events' }}
        href={providerLinks.calendar(locale)}
        size="calendar"
        icon={CalendarDays}
        thirdParty={thirdParty}
        skeleton={<SkeletonRows rows={9} />}
      />
    </WidgetFrame>
  );
}
