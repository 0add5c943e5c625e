/** As `settings.graphql` documents it. */
export type MapPosition = Queries.MapPosition;

/** OpenStreetMap's own page of the point, with a marker. */
export const openMapAddress = ({ latitude, longitude, zoom }: MapPosition): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;

/** The page that OpenStreetMap's licence requires a link to. */
export const mapCopyrightAddress = 'https://www.openstreetmap.org/copyright';
