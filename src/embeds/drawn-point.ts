/** The point of the specification's map, around which `map-drawing.tsx` draws the streets. A real office has another one. */
export const drawnPoint = { latitude: 40.785, longitude: -73.968 };
