import { useTranslation } from 'react-i18next';
import type { IconNode } from '../components/icons';
import { SkeletonRows } from './skeleton-rows';
import { ProviderCard } from './provider-card';
import type { ThirdPartyLoading } from './consent';
import { EmbedSlot } from './embed-slot';
import type { FrameContent } from './provider';
import { ProviderFrame, useProvider } from './provider-frame';

interface FrameCardProps {
  name: string;
  icon: IconNode;
  content: FrameContent;
  /** URL of TradingView's own page with the content of the frame. */
  href: string;
  size: 'calendar' | 'quotes';
  /** Number of placeholder rows, as many as fill the card. */
  rows: number;
  /** Names shown at the start of the placeholder rows, if known. */
  names?: readonly string[];
  thirdParty: ThirdPartyLoading;
}

/** A card with an iframe of TradingView: the economic calendar or a list of quotes. */
export function FrameCard({ name, icon, content, href, size, rows, names, thirdParty }: FrameCardProps) {
  const { t } = useTranslation('embeds');
  const embed = useProvider(content.widget, thirdParty);
  const link = { href, label: t('open', { name }) };
  return (
    <ProviderCard icon={icon} title={name} note={t('provider')}>
      <EmbedSlot embed={embed} name={name} icon={icon} size={size} link={link}>
        <ProviderFrame
          embed={embed}
          name={name}
          content={content}
          skeleton={<SkeletonRows rows={rows} names={names} />}
        />
      </EmbedSlot>
    </ProviderCard>
  );
}
