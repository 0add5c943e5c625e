import { useTranslation } from 'react-i18next';
import * as styles from './map-drawing.module.css';

/** Lines across the avenues, as far apart as streets are at zoom 17, north and south of the office. */
const streets = Array.from({ length: 16 }, (_street, index) => `M-1400 ${89 * (index - 8) - 52}H-126`).join('');

/**
 * The surroundings of the office in lines, in the scale and place of the map that comes over them: Central Park West and
 * its side streets, the park's West Drive, and the shore of the reservoir. Stands in for a map that is not there.
 */
export function MapDrawing({ address }: { address: readonly string[] }) {
  const { t } = useTranslation('embeds');
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg
        viewBox="-800 -300 1600 600"
        width="1600"
        height="600"
        fill="none"
        stroke="currentColor"
        className={styles.lines}
      >
        <pattern id="map-park" width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M0 4.5H9" strokeOpacity=".25" />
        </pattern>
        {/* Manhattan's avenues run 29 degrees east of north. */}
        <g transform="rotate(29)">
          <path fill="url(#map-park)" stroke="none" d="M-126-900H1500V900H-126Z" />
          <path strokeWidth="1.5" strokeOpacity=".3" d={`M-396-900V900M-666-900V900M-936-900V900${streets}`} />
          <path strokeWidth="2" d="M-126-900V900" />
          <path strokeDasharray="6 5" d="M-20-900C-64-560 34-420 22-240S-92 70-58 250 40 520 0 900" />
          <text fill="currentColor" stroke="none" fontSize="13" transform="translate(-138 96) rotate(-90)">
            Central Park West
          </text>
        </g>
        <path strokeDasharray="6 5" d="M430-300C250-210 140-70 196 90S330 250 420 300" />
        <path
          className={styles.water}
          strokeWidth="2"
          d="M470-300C300-220 190-90 236 60S360 210 520 250 800 230 800 230V-300Z"
        />
      </svg>
      <p className={styles.card}>
        <b>{t('map.office')}</b>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <img src="/map-marker.svg" alt="" width={44} height={56} className={styles.marker} />
    </div>
  );
}
