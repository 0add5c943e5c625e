import { act } from '@testing-library/react';

type Callback = (entries: { isIntersecting: boolean }[]) => void;

/** Mocks IntersectionObserver. `comeNear` reports all observed elements as intersecting. */
export function fakeObserver() {
  const watching = new Set<Callback>();
  window.IntersectionObserver = class {
    constructor(private readonly callback: Callback) {}
    observe() {
      watching.add(this.callback);
    }
    disconnect() {
      watching.delete(this.callback);
    }
  } as unknown as typeof IntersectionObserver;
  return {
    comeNear: () => act(async () => watching.forEach((callback) => callback([{ isIntersecting: true }]))),
    watched: () => watching.size,
  };
}
