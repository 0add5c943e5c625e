import { useTranslation } from 'gatsby-plugin-react-i18next';
import { MapPin } from 'lucide';
import { lazy, Suspense } from 'react';
import type { ThirdPartyLoading } from './consent';
import { EmbedPlace } from './embed-place';
import { type MapPosition, openMapAddress } from './map-links';
import { loadMapStyles } from './map-styles';
import { createQueue } from './queue';
import { useEmbed } from './use-embed';
import * as styles from './office-map.module.css';

const loadView = () => import('./map-view');

const MapView = lazy(() => loadView().then((module) => ({ default: module.MapView })));

const queue = createQueue(1);

/** Loads Leaflet and its styles. Needs no probe: tiles report by themselves whether their server can be reached. */
const prepare = () => Promise.all([loadView(), loadMapStyles()]);

interface OfficeMapProps {
  position: MapPosition;
  /** The office's address, line by line. */
  address: readonly string[];
  thirdParty: ThirdPartyLoading;
}

/** The office on a map. Leaflet is loaded when the map comes near the viewport. */
export function OfficeMap({ position, address, thirdParty }: OfficeMapProps) {
  const { t } = useTranslation('embeds');
  const embed = useEmbed(thirdParty, prepare, queue);
  return (
    <div className={styles.map}>
      <EmbedPlace
        embed={embed}
        name={t('map.title')}
        size="map"
        icon={MapPin}
        link={{ href: openMapAddress(position), label: t('map.open') }}
      >
        {embed.ready && (
          <Suspense>
            <MapView
              key={embed.number}
              position={position}
              address={address}
              shown={embed.shown}
              onShown={embed.succeed}
              onUnreachable={embed.fail}
            />
          </Suspense>
        )}
      </EmbedPlace>
    </div>
  );
}
