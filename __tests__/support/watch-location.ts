/**
 * Collects the arguments of `window.location.assign`. jsdom does not allow replacing it, so its implementation is
 * replaced.
 */
export function watchLocation(): jest.SpyInstance<void, [string]> {
  const [symbol] = Object.getOwnPropertySymbols(window.location);
  const behind = Object.getPrototypeOf((window.location as unknown as Record<symbol, object>)[symbol as symbol]);
  return jest.spyOn(behind as { assign: (url: string) => void }, 'assign').mockImplementation(() => undefined);
}
