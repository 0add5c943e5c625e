import { useTranslation } from 'react-i18next';
import { drawnPoint } from './drawn-point';
import * as styles from './map-drawing.module.css';

/** The streets around `drawnPoint` at the scale of the interactive map: Central Park West, the blocks beside it, West Drive, and the reservoir. */
const Streets = () => (
  <svg
    viewBox="-800 -500 1600 1000"
    width="1600"
    height="1000"
    fill="none"
    stroke="var(--surface)"
    className={styles.lines}
  >
    {/* Streets are 89 px apart and avenues 270, as at zoom level 17. Each block has houses on both sides. */}
    <pattern
      id="map-blocks"
      x="-126"
      y="-52"
      width="270"
      height="89"
      patternUnits="userSpaceOnUse"
      fill="var(--surface-sunken)"
      stroke="var(--surface)"
      strokeWidth="2"
    >
      <path d="M10 6H252V39H10ZM10 44H252V77H10Z" />
      <path d="M49 6V39M74 6V39M118 6V39M151 6V39M203 6V39M36 44V77M88 44V77M127 44V77M180 44V77M214 44V77" />
    </pattern>
    <pattern
      id="map-trees"
      width="58"
      height="52"
      patternUnits="userSpaceOnUse"
      stroke="var(--gain)"
      strokeOpacity=".14"
      strokeWidth="9"
      strokeLinecap="round"
    >
      <path d="M8 9h.01M41 4h.01M24 27h.01M52 38h.01M10 44h.01" />
    </pattern>
    {/* Manhattan's avenues run 29 degrees east of north. */}
    <g transform="rotate(29)">
      <path fill="url(#map-blocks)" d="M-1400-900H-126V900H-1400Z" />
      <g fill="var(--gain-bg)" stroke="none">
        <path d="M-114-900H1500V900H-114Z" />
        <path fill="url(#map-trees)" d="M-114-900H1500V900H-114Z" />
      </g>
      <path strokeWidth="4" d="M-114-260C-70-250-30-262 6-300M-114 214C-60 204-10 236 40 196" />
      <path strokeWidth="9" d="M-20-900C-64-560 34-420 22-240S-92 70-58 250 40 520 0 900" />
      <text fontSize="13" fill="var(--text-2)" stroke="none" transform="translate(-132 96) rotate(-90)">
        Central Park West
      </text>
    </g>
    <text fontSize="15" x="84" y="26" fill="var(--gain-strong)" stroke="none">
      Central Park
    </text>
    <path strokeWidth="4" d="M620-500C520-340 470-320 430-300C250-210 140-70 196 90S330 250 520 292 700 290 800 280" />
    <path
      fill="var(--surface-sunken)"
      stroke="none"
      d="M680-500C570-340 520-330 470-300C300-220 190-90 236 60S360 210 520 250 800 230 800 230V-500Z"
    />
  </svg>
);

interface MapDrawingProps {
  position: Queries.MapPosition;
  /** The office's postal address, one item per line. */
  address: readonly string[];
}

/**
 * The marker with the postal address above it, and the streets if the office is at `drawnPoint`. Shown until the map has
 * loaded, or if it cannot load.
 */
export function MapDrawing({ position, address }: MapDrawingProps) {
  const { t } = useTranslation('embeds');
  const isDrawn = position.latitude === drawnPoint.latitude && position.longitude === drawnPoint.longitude;
  return (
    <div className={styles.drawing} aria-hidden="true">
      {isDrawn && <Streets />}
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
