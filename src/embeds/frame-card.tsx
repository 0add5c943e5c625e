import { useTranslation } from 'react-i18next';
import type { IconNode } from '../components/icons';
import { SkeletonRows } from '../components/skeleton-rows';
import { WidgetFrame } from '../components/widget-frame';
import type { ThirdPartyLoading } from './consent';
import { EmbedSlot } from './embed-slot';
import type { FrameContent } from './provider';
import { ProviderFrame, useProvider } from './provider-frame';

interface FrameCardProps {
  name: string;
  icon: IconNode;
  content: FrameContent;
  /** The provider's own page about the same. */
  href: string;
  size: 'calendar' | 'quotes';
  /** Rows of the skeleton: as many as fill the size. */
  rows: number;
  /** The names that the rows of the skeleton begin with, where they are known. */
  names?: readonly string[];
  thirdParty: ThirdPartyLoading;
}

/** A frame of the charting provider, as a card. */
export function FrameCard({ name, icon, content, href, size, rows, names, thirdParty }: FrameCardProps) {
  const { t } = useTranslation('embeds');
  const embed = useProvider(content.widget, thirdParty);
  const link = { href, label: t('open', { name }) };
  return (
    <WidgetFrame icon={icon} title={name} note={t('provider')}>
      <EmbedSlot embed={embed} name={name} icon={icon} size={size} link={link}>
        <ProviderFrame
          embed={embed}
          name={name}
          content={content}
          skeleton={<SkeletonRows rows={rows} names={names} />}
        />
      </EmbedSlot>
    </WidgetFrame>
  );
}
