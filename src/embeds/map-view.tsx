import { useTranslation } from 'react-i18next';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';
import { tileHost } from '../config';
import { highestZoom } from '../limits';
import { MapZoom } from './map-zoom';
import { OfficeMarker } from './office-marker';
import { type Embed, failureNow } from './use-embed';

const unreachable = { inert: '' };

/** OpenStreetMap's licence requires a link to this page. */
const copyright = 'https://www.openstreetmap.org/copyright';

interface MapViewProps {
  position: Queries.MapPosition;
  address: readonly string[];
  embed: Pick<Embed, 'phase' | 'dispatch'>;
}

/** Reports the map as failed only if no tile has loaded, not for a single missing tile. */
function useTileEvents(dispatch: Embed['dispatch']) {
  const arrived = useRef(false);
  return {
    tileload: () => {
      arrived.current = true;
      dispatch('arrive');
    },
    load: () => {
      if (!arrived.current) dispatch(failureNow());
    },
  };
}

/**
 * Lets a mouse drag the map. One finger or a pen scrolls the page, and two fingers move the map by Leaflet's pinch
 * handler. Checks the pointer at each event, since a laptop may have both mouse and touch screen
 * (https://github.com/Leaflet/Leaflet/issues/8816).
 */
function useDragByMouse(map: LeafletMap | null): void {
  useEffect(() => {
    const container = map?.getContainer();
    const decide = ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' ? map?.dragging.enable() : map?.dragging.disable();
    const events = ['pointerenter', 'pointerdown'] as const;
    for (const event of events) container?.addEventListener(event, decide, { capture: true });
    return () => events.forEach((event) => container?.removeEventListener(event, decide, { capture: true }));
  }, [map]);
}

/** The interactive map. Its CSS classes are in `static/map-leaflet-1.9.4.css`. */
export function MapView({ position, address, embed: { phase, dispatch } }: MapViewProps) {
  const { t } = useTranslation('embeds');
  const [map, setMap] = useState<LeafletMap | null>(null);
  const tileEvents = useTileEvents(dispatch);
  const center: [number, number] = [position.latitude, position.longitude];
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

  useEffect(() => {
    const container = map?.getContainer();
    container?.setAttribute('role', 'region');
    container?.setAttribute('aria-label', t('map.label'));
  }, [map, t]);
  useDragByMouse(map);

  return (
    <div className="map-view" {...(phase !== 'shown' && unreachable)}>
      <MapContainer
        ref={setMap}
        className="map-canvas"
        center={center}
        zoom={position.zoom}
        maxZoom={highestZoom}
        dragging={false}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!reducesMotion}
        fadeAnimation={!reducesMotion}
      >
        <TileLayer
          url={`${tileHost}/{z}/{x}/{y}.png`}
          maxZoom={highestZoom}
          referrerPolicy="strict-origin-when-cross-origin"
          eventHandlers={tileEvents}
        />
        <OfficeMarker position={center} address={address} />
      </MapContainer>
      {map && <MapZoom map={map} />}
      <p className="map-fingers">{t('map.fingers')}</p>
      <p className="map-credit">
        <a href={copyright}>{t('map.credit')}</a>
      </p>
    </div>
  );
}
