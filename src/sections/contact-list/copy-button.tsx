import { useTranslation } from 'react-i18next';
import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { politely } from '../../components/politely';
import { useIsClient } from '../../components/use-is-client';
import * as hidden from '../../components/visually-hidden.module.css';
import * as styles from './contact-list.module.css';

/** Copies a text; rendered after hydration, and only in secure contexts, where the Clipboard API is available. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('contacts');
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  if (!useIsClient() || !('clipboard' in navigator) || outcome === 'refused') return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <div className={styles.copy}>
      <span className={hidden.visuallyHidden} {...politely}>
        {outcome === 'copied' && t('copied')}
      </span>
      <Button look="quiet" size="small" aria-label={t('copy')} onClick={() => void copy()}>
        <Icon of={outcome === 'copied' ? Check : Copy} />
      </Button>
    </div>
  );
}
