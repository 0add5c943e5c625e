import { type RefObject, useEffect, useMemo } from 'react';
import { replaceSearch, useAddressSearch } from '../../components/address-search';
import { type Filter, isAssetClass, isFiltering, noFilter, readFilter, writeFilter } from './filter';

function filterIn(form: HTMLFormElement | null): Filter {
  if (!form) return noFilter;
  const data = new FormData(form);
  const assetClass = data.get('class');
  return { words: String(data.get('q') ?? ''), assetClass: isAssetClass(assetClass) ? assetClass : 'all' };
}

function fill(form: HTMLFormElement | null, { words, assetClass }: Filter): void {
  const input = form?.elements.namedItem('q');
  const choice = form?.elements.namedItem('class');
  if (input instanceof HTMLInputElement) input.value = words;
  if (choice instanceof RadioNodeList) choice.value = assetClass;
}

/** Makes the filtered list shareable, without a history entry for each letter. */
const noteInAddress = (filter: Filter): void => replaceSearch(writeFilter(window.location.search, filter));

function change(form: HTMLFormElement | null, filter: Filter): void {
  fill(form, filter);
  noteInAddress(filter);
}

interface FilterControl {
  filter: Filter;
  /** To be called when the visitor has changed the form. */
  onChange: () => void;
  /** Fills the form. */
  onChoose: (filter: Filter) => void;
}

/** The filter that the address holds, in step with a form. */
export function useFilter(form: RefObject<HTMLFormElement | null>): FilterControl {
  const search = useAddressSearch();
  const filter = useMemo(() => readFilter(search), [search]);

  useEffect(() => {
    const fillFromAddress = () => fill(form.current, readFilter(window.location.search));
    // The visitor may have typed before hydration; a filter in the address takes precedence.
    const typed = filterIn(form.current);
    if (isFiltering(readFilter(window.location.search))) fillFromAddress();
    else if (isFiltering(typed)) noteInAddress(typed);
    window.addEventListener('popstate', fillFromAddress);
    return () => window.removeEventListener('popstate', fillFromAddress);
  }, [form]);

  useEffect(() => {
    // A link to a class on the same page must not lead to a list that the filter hides.
    const showLinkedClass = () => {
      const id = window.location.hash.slice(1);
      if (!isAssetClass(id) || !isFiltering(readFilter(window.location.search))) return;
      change(form.current, noFilter);
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    };
    window.addEventListener('hashchange', showLinkedClass);
    return () => window.removeEventListener('hashchange', showLinkedClass);
  }, [form]);

  return {
    filter,
    onChange: () => noteInAddress(filterIn(form.current)),
    onChoose: (chosen) => change(form.current, chosen),
  };
}
