import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Browser, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';
import { tileHost } from '../config';
import { mapCopyrightAddress, type MapPosition } from './map-links';
import { MapZoom } from './map-zoom';
import { OfficeMarker } from './office-marker';

/** The highest zoom level of the tile service. */
const maxZoom = 19;

const unreachable = { inert: '' };

interface MapViewProps {
  position: MapPosition;
  address: readonly string[];
  shown: boolean;
  /** Called when the first tile has loaded. */
  onShown: () => void;
  /** Called when every tile of a view has failed. */
  onUnreachable: () => void;
}

/** Reports failure only if no tile of a view has loaded, not for a single missing one. */
function useTileEvents(onShown: () => void, onUnreachable: () => void) {
  const arrived = useRef(false);
  return {
    tileload: () => {
      if (arrived.current) return;
      arrived.current = true;
      onShown();
    },
    load: () => {
      if (!arrived.current) onUnreachable();
    },
  };
}

/** The map itself. Its class names are defined in `static/map-leaflet-1.9.4.css`. */
export function MapView({ position, address, shown, onShown, onUnreachable }: MapViewProps) {
  const { t } = useTranslation('embeds');
  const [map, setMap] = useState<LeafletMap | null>(null);
  const tileEvents = useTileEvents(onShown, onUnreachable);
  const center: [number, number] = [position.latitude, position.longitude];
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

  useEffect(() => {
    const container = map?.getContainer();
    container?.setAttribute('role', 'region');
    container?.setAttribute('aria-label', t('map.label'));
  }, [map, t]);

  return (
    <div className="map-view" {...(!shown && unreachable)}>
      <MapContainer
        ref={setMap}
        className="map-canvas"
        center={center}
        zoom={position.zoom}
        maxZoom={maxZoom}
        // On touch screens one finger scrolls the page and two pan the map; the wheel always scrolls the page.
        dragging={!Browser.mobile}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!reducesMotion}
        fadeAnimation={!reducesMotion}
        markerZoomAnimation={!reducesMotion}
      >
        <TileLayer
          url={`${tileHost}/{z}/{x}/{y}.png`}
          maxZoom={maxZoom}
          referrerPolicy="strict-origin-when-cross-origin"
          eventHandlers={tileEvents}
        />
        <OfficeMarker position={center} address={address} />
      </MapContainer>
      {map && <MapZoom map={map} />}
      <p className="map-credit">
        <a href={mapCopyrightAddress}>{t('map.credit')}</a>
      </p>
    </div>
  );
}
