/** A point on the map: degrees, and the zoom level of the tiles. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** The point, with a marker, in OpenStreetMap's own map. */
export const openMapAddress = ({ latitude, longitude, zoom }: MapPosition): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;

/** Where OpenStreetMap asks to be credited. */
export const mapCopyrightAddress = 'https://www.openstreetmap.org/copyright';
