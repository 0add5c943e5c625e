import { type RefObject, useEffect, useState } from 'react';
import { replaceSearch } from '../../components/address-search';
import { usePlace } from '../../i18n/tree';
import type { Stake } from './arithmetic';
import {
  defaultStake,
  isComplete,
  isDefault,
  searchWithStake,
  type StakeField,
  stakeInAddress,
  stakeOf,
  type StakeTexts,
  textsIn,
  writeStake,
} from './stake';

interface StakeState {
  /** What is in the text fields, valid or not. */
  texts: StakeTexts;
  /** The last valid value of each field. */
  stake: Stake;
  /** Whether every field holds a valid value. */
  isComplete: boolean;
  onChange: (field: StakeField, text: string) => void;
}

const shareInAddress = (stake: Stake): void => replaceSearch(searchWithStake(window.location.search, stake));

/** The values of the form in step with the address, so that a calculation can be shared and survives a language switch. */
export function useStake(form: RefObject<HTMLFormElement | null>): StakeState {
  const { locale } = usePlace();
  const [texts, setTexts] = useState(() => writeStake(defaultStake, locale));
  const [stake, setStake] = useState(defaultStake);

  useEffect(() => {
    const show = (next: Stake) => {
      setStake(next);
      setTexts(writeStake(next, locale));
    };
    const readAddress = () => show(stakeInAddress(window.location.search));
    // The visitor may have typed before hydration; values in the address take precedence.
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
