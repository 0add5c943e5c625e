import { type RefObject, useEffect, useRef, useState } from 'react';
import { addressSearch, setParameters, useAddressSearch } from '../../components/address-search';
import { useCurrentPage } from '../../i18n/current-page';
import type { Stake } from './arithmetic';
import {
  defaultStake,
  isComplete,
  isDefault,
  parametersOf,
  type StakeField,
  stakeInAddress,
  stakeOf,
  type StakeTexts,
  textsIn,
  writeStake,
} from './stake';

/** What the visitor has entered in the calculator. */
export interface StakeEntry {
  form: RefObject<HTMLFormElement>;
  texts: StakeTexts;
  /** The last valid value of each field. */
  stake: Stake;
  /** Whether the texts of all fields are valid. */
  isComplete: boolean;
  onChange: (field: StakeField, text: string) => void;
}

/** Keeps the valid values in the URL, so that a calculation can be shared and survives a change of language. */
export function useStake(): StakeEntry {
  const { locale } = useCurrentPage();
  const form = useRef<HTMLFormElement>(null);
  const stake = stakeInAddress(useAddressSearch());
  const [texts, setTexts] = useState(() => writeStake(defaultStake, locale));

  useEffect(() => {
    const inAddress = () => stakeInAddress(addressSearch());
    const fillFromAddress = () => setTexts(writeStake(inAddress(), locale));
    if (form.current && isDefault(inAddress())) {
      // The visitor may have typed before hydration. Values in the URL take precedence.
      const typed = textsIn(form.current);
      setTexts(typed);
      const valid = stakeOf(typed, defaultStake, locale);
      if (!isDefault(valid)) setParameters(parametersOf(valid));
    } else fillFromAddress();
    window.addEventListener('popstate', fillFromAddress);
    return () => window.removeEventListener('popstate', fillFromAddress);
  }, [locale]);

  const onChange = (field: StakeField, text: string) => {
    const changed = { ...texts, [field]: text };
    setTexts(changed);
    setParameters(parametersOf(stakeOf(changed, stake, locale)));
  };
  return { form, texts, stake, isComplete: isComplete(texts, locale), onChange };
}
