import { useTranslation } from 'react-i18next';
import type { IconNode } from '../components/icons';
import { Icon } from '../components/icon';
import { useCurrentPage } from '../i18n/current-page';
import { SkeletonRows } from './skeleton-rows';
import { EmbedSlot } from './embed-slot';
import { type FrameContent, providerLinks } from './provider';
import { ProviderFrame, useProvider } from './provider-frame';
import * as styles from './frame-card.module.css';

interface FrameCardProps {
  name: string;
  icon: IconNode;
  content: FrameContent;
  size: 'calendar' | 'quotes';
  /** Number of placeholder rows, as many as fill the card. */
  rows: number;
  names?: readonly string[];
  thirdParty: Queries.ThirdPartyLoading;
}

/**
 * A card with an iframe of TradingView: the economic calendar or a list of quotes. It has its final size from the
 * start, so that loading or failing content causes no layout shift.
 */
export function FrameCard({ name, icon, content, size, rows, names, thirdParty }: FrameCardProps) {
  const { t } = useTranslation('embeds');
  const { locale } = useCurrentPage();
  const embed = useProvider(content.widget, thirdParty);
  const link = { href: providerLinks[size](locale), label: t('open', { name }) };
  return (
    <div className={styles.card}>
      <div className={styles.bar}>
        <p className={styles.title}>
          <Icon of={icon} size={19} />
          {name}
        </p>
        <p className={styles.note}>{t('provider')}</p>
      </div>
      <EmbedSlot embed={embed} name={name} icon={icon} size={size} link={link}>
        <ProviderFrame
          embed={embed}
          name={name}
          content={content}
          skeleton={<SkeletonRows rows={rows} names={names} />}
        />
      </EmbedSlot>
    </div>
  );
}
