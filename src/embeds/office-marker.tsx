import { useTranslation } from 'react-i18next';
import { icon, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet';
import { X } from '../components/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { Marker, Popup } from 'react-leaflet';
import { Icon } from '../components/icon';

const pin = icon({ iconUrl: '/map-marker.svg', iconSize: [44, 56], iconAnchor: [22, 55], popupAnchor: [0, -50] });

interface CardProps {
  address: readonly string[];
  open: boolean;
  onClose: () => void;
}

/**
 * Content of the marker's popup. When the popup opens, focus moves to its button, so that screen readers read it.
 * Leaflet keeps the content mounted while the popup is closed.
 */
function OfficeCard({ address, open, onClose }: CardProps) {
  const { t } = useTranslation('embeds');
  const button = useRef<HTMLButtonElement>(null);
  const text = useId();
  useEffect(() => {
    if (open) button.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <div className="map-card" role="dialog" aria-label={t('map.office')} aria-describedby={text}>
      <p id={text}>
        <b>{t('map.office')}</b>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <button
        ref={button}
        type="button"
        aria-label={t('map.close')}
        onClick={onClose}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <Icon of={X} size={18} />
      </button>
    </div>
  );
}

interface OfficeMarkerProps {
  /** Latitude and longitude in degrees. */
  position: [number, number];
  address: readonly string[];
}

/** The map's marker. It is a button: a click, Enter or Space opens its popup. */
export function OfficeMarker({ position, address }: OfficeMarkerProps) {
  const { t } = useTranslation('embeds');
  const marker = useRef<LeafletMarker>(null);
  const [open, setOpen] = useState(false);

  function close(): void {
    marker.current?.closePopup();
    marker.current?.getElement()?.focus({ preventScroll: true });
  }

  function handleKey({ originalEvent }: LeafletKeyboardEvent): void {
    if (originalEvent.key === 'Escape') marker.current?.closePopup();
    if (originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    marker.current?.openPopup();
  }

  return (
    <Marker
      ref={marker}
      position={position}
      icon={pin}
      alt={t('map.office')}
      eventHandlers={{
        keydown: handleKey,
        popupopen: () => setOpen(true),
        popupclose: () => setOpen(false),
        add: () => marker.current?.getElement()?.setAttribute('aria-haspopup', 'dialog'),
      }}
    >
      <Popup closeButton={false} minWidth={180}>
        <OfficeCard address={address} open={open} onClose={close} />
      </Popup>
    </Marker>
  );
}
