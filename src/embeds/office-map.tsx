import { useTranslation } from 'react-i18next';
import { MapPin } from 'lucide';
import { lazy, Suspense } from 'react';
import type { ThirdPartyLoading } from './consent';
import { EmbedPlace } from './embed-place';
import { loadMapStyles } from './map-styles';
import { useEmbed } from './use-embed';
import * as styles from './office-map.module.css';

const loadView = () => import('./map-view');

const MapView = lazy(() => loadView().then((module) => ({ default: module.MapView })));

/** Loads Leaflet and its styles. Needs no probe: tiles report by themselves whether their server can be reached. */
const prepare = () => Promise.all([loadView(), loadMapStyles()]);

/** OpenStreetMap's own page of the point, with a marker. */
const openMapAddress = ({ latitude, longitude, zoom }: Queries.MapPosition): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;

interface OfficeMapProps {
  position: Queries.MapPosition;
  /** The office's address, line by line. */
  address: readonly string[];
  thirdParty: ThirdPartyLoading;
}

/** The office on a map. Leaflet is loaded when the map comes near the viewport. */
export function OfficeMap({ position, address, thirdParty }: OfficeMapProps) {
  const { t } = useTranslation('embeds');
  const embed = useEmbed(thirdParty, prepare);
  const link = { href: openMapAddress(position), label: t('map.open') };
  return (
    <div className={styles.map}>
      <EmbedPlace embed={embed} name={t('map.title')} size="map" icon={MapPin} link={link}>
        {embed.mounted && (
          <Suspense>
            <MapView key={embed.attempt} position={position} address={address} embed={embed} />
          </Suspense>
        )}
      </EmbedPlace>
    </div>
  );
}
