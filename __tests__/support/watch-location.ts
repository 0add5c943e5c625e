/** The addresses that `window.location.assign` is called with. jsdom neither goes anywhere nor lets the method be replaced, so what is behind it is. */
export function watchLocation(): jest.SpyInstance<void, [string]> {
  const [symbol] = Object.getOwnPropertySymbols(window.location);
  const behind = Object.getPrototypeOf((window.location as unknown as Record<symbol, object>)[symbol as symbol]);
  return jest.spyOn(behind as { assign: (url: string) => void }, 'assign').mockImplementation(() => undefined);
}
