import { useTranslation } from 'react-i18next';
import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from '../components/icons';
import { useEffect, useState } from 'react';
import { Icon } from '../components/icon';

/**
 * Zoom buttons that replace Leaflet's control, which sets `innerHTML` against Trusted Types. At a limit a button is
 * `aria-disabled`, so that it keeps the focus.
 */
export function MapZoom({ map }: { map: LeafletMap }) {
  const { t } = useTranslation('embeds');
  const [zoom, setZoom] = useState(map.getZoom());

  useEffect(() => {
    const update = () => setZoom(map.getZoom());
    map.on('zoomend', update);
    return () => void map.off('zoomend', update);
  }, [map]);

  return (
    <div className="map-zoom">
      <button
        type="button"
        aria-label={t('map.zoomIn')}
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
      >
        <Icon of={Plus} />
      </button>
      <button
        type="button"
        aria-label={t('map.zoomOut')}
        aria-disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
      >
        <Icon of={Minus} />
      </button>
    </div>
  );
}
