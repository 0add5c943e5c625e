import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/button';

const never = () => () => undefined;

/** The static page cannot know; insecure addresses have no clipboard. */
const useHasClipboard = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  );

/** Copies a text; it comes with the script, and stays only where the browser lets it. */
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
      <span role="status">{outcome === 'copied' && t('copied')}</span>
    </>
  );
}
