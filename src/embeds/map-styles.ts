/**
 * Path of the style sheet of Leaflet and the map. It is not imported, because Gatsby would inline it into every page.
 */
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

/**
 * Adds the link to the map's styles, once per document. Rejects if they cannot be loaded; the next call tries again.
 */
export function loadMapStyles(): Promise<void> {
  loading ??= addLink();
  return loading;
}
