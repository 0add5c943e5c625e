import { useTranslation } from 'react-i18next';
import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from '../components/icons';
import { useEffect, useState } from 'react';
import { Icon } from '../components/icon';

/**
 * Zoom buttons. They replace Leaflet's own, which set `innerHTML` and thus violate Trusted Types. At the lowest and
 * highest zoom level a button is `aria-disabled` instead of `disabled`, so that it keeps the focus.
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
