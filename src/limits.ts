/** The highest leverage that the broker offers, 1:20, for the calculator and the content check. */
export const highestLeverage = 20;

/** The highest zoom level of OpenStreetMap's tiles, for the map and the content check. */
export const highestZoom = 19;
