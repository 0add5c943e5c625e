import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { chartHost } from '../config';
import { usePlace } from '../i18n/tree';
import type { ThirdPartyLoading } from './consent';
import { EmbedPlace } from './embed-place';
import type { FrameContent } from './frame-address';
import { probe } from './probe';
import { createQueue } from './queue';
import { useEmbed } from './use-embed';
import type { Report } from './use-embed-group';
import { widgetAddress } from './widget-address';

/** Frames of the provider load two at a time, so that six charts do not compete for a slow network. */
const queue = createQueue(2);

const loadFrame = () => import('./live-frame');

const LiveFrame = lazy(() => loadFrame().then((module) => ({ default: module.LiveFrame })));

interface ProviderFrameProps {
  name: string;
  content: FrameContent;
  /** The provider's own page about the same. */
  href: string;
  size: ComponentProps<typeof EmbedPlace>['size'];
  icon?: ComponentProps<typeof EmbedPlace>['icon'];
  thirdParty: ThirdPartyLoading;
  skeleton: ReactNode;
  /** The group that shows question, failure and hints once for all its frames. */
  group?: Report;
}

/** A frame of the charting provider. Probes its host, mounts the frame hidden, and shows it once it has loaded. */
export function ProviderFrame({ name, content, href, size, thirdParty, group, ...rest }: ProviderFrameProps) {
  const { t } = useTranslation('embeds');
  const { locale } = usePlace();
  const [mayBeErrorPage, setMayBeErrorPage] = useState(false);
  const address = widgetAddress(content.widget, locale, chartHost);
  const prepare = useCallback((signal: AbortSignal) => Promise.all([probe(address, signal), loadFrame()]), [address]);
  const embed = useEmbed(thirdParty, prepare, queue);
  const { shown, failure } = embed;
  useEffect(() => group?.(name, { shown, failure }), [group, name, shown, failure]);
  return (
    <EmbedPlace
      embed={embed}
      name={name}
      size={size}
      link={{ href, label: t('open', { name }) }}
      mayBeErrorPage={mayBeErrorPage}
      grouped={group !== undefined}
      {...rest}
    >
      {embed.ready && (
        <Suspense>
          <LiveFrame key={embed.number} name={name} content={content} control={embed} onErrorPage={setMayBeErrorPage} />
        </Suspense>
      )}
    </EmbedPlace>
  );
}
