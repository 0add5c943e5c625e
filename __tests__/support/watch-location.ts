/**
 * Spies on a method of `window.location`. jsdom does not allow replacing the method, so the implementation behind it is
 * replaced.
 */
export function watchLocation(method: 'assign' | 'reload' | 'replace'): jest.SpyInstance<void, [string]> {
  const [symbol] = Object.getOwnPropertySymbols(window.location);
  const behind = Object.getPrototypeOf((window.location as unknown as Record<symbol, object>)[symbol as symbol]);
  return jest.spyOn(behind as Record<string, (url: string) => void>, method).mockImplementation(() => undefined);
}
