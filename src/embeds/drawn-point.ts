/**
 * The position of the example office, beside Central Park in New York. `map-drawing.tsx` has a drawing of the streets
 * around it, which is not shown for an office at another position.
 */
export const drawnPoint = { latitude: 40.785, longitude: -73.968 };
