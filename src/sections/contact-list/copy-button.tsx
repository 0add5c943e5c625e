import { useTranslation } from 'react-i18next';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/button';
import { politely } from '../../components/politely';

const never = () => () => undefined;

/** False in the static HTML; the Clipboard API exists in secure contexts only. */
const useHasClipboard = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  );

/** Copies a text; rendered after hydration, and only where the Clipboard API is available. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('contacts');
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  if (!useHasClipboard() || outcome === 'refused') return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <>
      <Button look="quiet" size="small" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <span {...politely}>{outcome === 'copied' && t('copied')}</span>
    </>
  );
}
