import { useSyncExternalStore } from 'react';

const storageKey = 'thirdParty';
const allowed = 'allowed';
const listeners = new Set<() => void>();

/** The visitor's choice in memory, for browsers that deny storage. */
let unstored: string | null = null;

function readChoice(): string | null {
  try {
    return unstored ?? window.localStorage.getItem(storageKey);
  } catch {
    return unstored;
  }
}

function writeChoice(choice: string | null): void {
  try {
    unstored = null;
    if (choice === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, choice);
  } catch {
    unstored = choice;
  }
  listeners.forEach((listener) => listener());
}

export const allowThirdParties = (): void => writeChoice(allowed);

export const revokeThirdParties = (): void => writeChoice(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns whether the visitor has agreed to third-party content, in this or another tab; false in static HTML. */
export const useConsent = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readChoice() === allowed,
    () => false,
  );
