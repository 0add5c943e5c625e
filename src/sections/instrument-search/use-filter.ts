import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { addressSearch, setParameters, useAddressSearch } from '../../components/address-search';
import { classIn, type Filter, readWords } from './filter';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

const fragment = () => window.location.hash.slice(1);

/** Writes the searched words into the URL, so that a search can be shared. Adds no history entry. */
const noteInAddress = (words: string): void => setParameters({ q: words.trim() });

/**
 * Scrolls to the linked asset class after React has opened its list and closed another. The browser has scrolled before
 * these changes, which move the list.
 */
const showLinkedClass = () =>
  requestAnimationFrame(() => {
    const linked = classIn(fragment()) === 'all' ? null : document.getElementById(fragment());
    linked?.scrollIntoView();
    linked?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  });

function fill(input: RefObject<HTMLInputElement>, words: string): void {
  if (input.current) input.current.value = words;
}

/**
 * Keeps the filter in the URL: the searched words in the query, in sync with the search field, and the asset class in
 * the fragment. Call `onType` when the visitor types; `onChoose` also changes the search field `input`.
 */
export function useFilter(listId: string) {
  const input = useRef<HTMLInputElement>(null);
  const words = readWords(useAddressSearch());
  const assetClass = classIn(useSyncExternalStore(subscribe, fragment, () => ''));

  useEffect(() => {
    const fillFromAddress = () => fill(input, readWords(addressSearch()));
    // The visitor may have typed before hydration. Words in the URL take precedence.
    if (readWords(addressSearch())) fillFromAddress();
    else if (input.current?.value) noteInAddress(input.current.value);
    window.addEventListener('popstate', fillFromAddress);
    window.addEventListener('hashchange', showLinkedClass);
    return () => {
      window.removeEventListener('popstate', fillFromAddress);
      window.removeEventListener('hashchange', showLinkedClass);
    };
  }, []);

  const onChoose = (chosen: Filter) => {
    fill(input, chosen.words);
    noteInAddress(chosen.words);
    const pressed = document.activeElement;
    window.location.hash = chosen.assetClass === 'all' ? listId : chosen.assetClass;
    // Firefox and Safari remove the focus when the fragment changes, so it is set again while searching.
    if (chosen.words && pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
  };
  const filter: Filter = { words, assetClass };
  return { input, filter, onType: noteInAddress, onChoose };
}
