import { type RefObject, useEffect, useState } from 'react';
import { replaceSearch } from '../../components/address-search';
import { useCurrentPage } from '../../i18n/current-page';
import type { Stake } from './arithmetic';
import {
  defaultStake,
  isComplete,
  isDefault,
  searchWithStake,
  type StakeField,
  stakeInAddress,
  stakeOf,
  textsIn,
  writeStake,
} from './stake';

const shareInAddress = (stake: Stake): void => replaceSearch(searchWithStake(window.location.search, stake));

/**
 * Keeps the form's values in the URL, so that a calculation can be shared and survives a change of language. Returns
 * the texts of the fields, and the last valid value of each.
 */
export function useStake(form: RefObject<HTMLFormElement | null>) {
  const { locale } = useCurrentPage();
  const [texts, setTexts] = useState(() => writeStake(defaultStake, locale));
  const [stake, setStake] = useState(defaultStake);

  useEffect(() => {
    const show = (next: Stake) => {
      setStake(next);
      setTexts(writeStake(next, locale));
    };
    const readAddress = () => show(stakeInAddress(window.location.search));
    // The visitor may have typed before hydration. Values in the URL take precedence.
    const typed = stakeOf(textsIn(form.current, locale), defaultStake, locale);
    if (!isDefault(stakeInAddress(window.location.search))) readAddress();
    else if (!isDefault(typed)) {
      show(typed);
      shareInAddress(typed);
    }
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [form, locale]);

  const onChange = (field: StakeField, text: string) => {
    const changed = { ...texts, [field]: text };
    const next = stakeOf(changed, stake, locale);
    setTexts(changed);
    setStake(next);
    shareInAddress(next);
  };
  return { texts, stake, isComplete: isComplete(texts, locale), onChange };
}
