import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { addressSearch, replaceSearch, useAddressSearch } from '../../components/address-search';
import { classIn, type Filter, readWords, writeWords } from './filter';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

const fragment = () => window.location.hash.slice(1);

/** Makes the list that was searched shareable, without a history entry for each letter. */
const noteInAddress = (words: string): void => replaceSearch(writeWords(window.location.search, words));

/** Scrolls to the linked class once React has opened it and closed another one: the browser scrolled before that. */
const showLinkedClass = () =>
  requestAnimationFrame(() => {
    const linked = classIn(fragment()) === 'all' ? null : document.getElementById(fragment());
    linked?.scrollIntoView();
    linked?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  });

function fill(input: RefObject<HTMLInputElement | null>, words: string): void {
  if (input.current) input.current.value = words;
}

/**
 * The filter that the address holds: words in the query, in step with a search field, and a class as the fragment.
 * `onType` is to be called with what the visitor has typed; `onChoose` fills the search field itself.
 */
export function useFilter(input: RefObject<HTMLInputElement | null>, listId: string) {
  const words = readWords(useAddressSearch());
  const assetClass = classIn(useSyncExternalStore(subscribe, fragment, () => ''));

  useEffect(() => {
    const fillFromAddress = () => fill(input, readWords(addressSearch()));
    // The visitor may have typed before hydration; words in the address take precedence.
    if (readWords(addressSearch())) fillFromAddress();
    else if (input.current?.value) noteInAddress(input.current.value);
    window.addEventListener('popstate', fillFromAddress);
    window.addEventListener('hashchange', showLinkedClass);
    return () => {
      window.removeEventListener('popstate', fillFromAddress);
      window.removeEventListener('hashchange', showLinkedClass);
    };
  }, [input]);

  const onChoose = (chosen: Filter) => {
    fill(input, chosen.words);
    noteInAddress(chosen.words);
    const pressed = document.activeElement;
    window.location.hash = chosen.assetClass === 'all' ? listId : chosen.assetClass;
    // Firefox and Safari take the focus away when the fragment changes; while searching, no heading of a class can get it.
    if (chosen.words && pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
  };
  const filter: Filter = { words, assetClass };
  return { filter, onType: noteInAddress, onChoose };
}
