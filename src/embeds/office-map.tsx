import { useTranslation } from 'react-i18next';
import { lazy, Suspense } from 'react';
import { EmbedSlot } from './embed-slot';
import { loadMapStyles } from './map-styles';
import { useEmbed } from './use-embed';
import * as styles from './office-map.module.css';

const loadView = () => import('./map-view');

const MapView = lazy(() => loadView().then((module) => ({ default: module.MapView })));

/** Loads Leaflet and the map's styles. Does not probe the tile server, since `MapView` notices if no tile loads. */
const prepare = () => Promise.all([loadView(), loadMapStyles()]);

/** Returns the URL of OpenStreetMap's page with a marker at the office. */
export const openMapAddress = ({ latitude, longitude, zoom }: Queries.MapPosition): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;

interface OfficeMapProps {
  position: Queries.MapPosition;
  /** The office's postal address, one item per line. */
  address: readonly string[];
  thirdParty: Queries.ThirdPartyLoading;
}

/** The marker with the office's address above it. Shown until the map has loaded, or if it cannot load. */
function Placeholder({ address }: Pick<OfficeMapProps, 'address'>) {
  const { t } = useTranslation('embeds');
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <div className={styles.card}>
        <b>{t('map.office')}</b>
        {address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <img src="/map-marker.svg" alt="" width={44} height={56} className={styles.marker} />
    </div>
  );
}

/** A map of the office. Leaflet (39 kB) is loaded once the map is in view. */
export function OfficeMap({ position, address, thirdParty }: OfficeMapProps) {
  const { t } = useTranslation('embeds');
  const embed = useEmbed(thirdParty, prepare, 'in view');
  const link = { href: openMapAddress(position), label: t('map.open') };
  return (
    <EmbedSlot embed={embed} name={t('map.title')} size="map" link={link}>
      <Placeholder address={address} />
      {embed.mounted && (
        <Suspense>
          <MapView key={embed.attempt} position={position} address={address} embed={embed} />
        </Suspense>
      )}
    </EmbedSlot>
  );
}
