/** Leaflet's own rules and the map's look; in a file of its own, since Gatsby sends every imported style to every page. */
export const mapStylesPath = '/map-leaflet-1.9.4.css';

let loading: Promise<void> | undefined;

function addLink(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = mapStylesPath;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(`${mapStylesPath} was not loaded.`));
    };
    document.head.append(link);
  });
}

/** Links the styles of the map, once for the life of the page. Rejects if they cannot be had, and may be called again. */
export function loadMapStyles(): Promise<void> {
  loading ??= addLink();
  return loading;
}
