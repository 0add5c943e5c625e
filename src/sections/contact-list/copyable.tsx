import { useTranslation } from 'react-i18next';
import { Check, Copy } from '../../components/icons';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { politely } from '../../components/politely';
import { useIsClient } from '../../components/use-is-client';
import * as hidden from '../../components/patterns/visually-hidden.module.css';
import * as styles from './contact-list.module.css';

interface CopyableProps {
  text: string;
  /** The elements in which `text` is displayed, such as a link. */
  children: ReactNode;
}

/**
 * A text with a button that copies it. If the browser denies access to the clipboard, a press of the button selects the
 * text and shows a message. The button is rendered after hydration, and only in secure contexts, where the Clipboard
 * API is available.
 */
export function Copyable({ text, children }: CopyableProps) {
  const { t } = useTranslation('contacts');
  const line = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const canCopy = useIsClient() && 'clipboard' in navigator;
  const refuse = () => {
    const shown = line.current?.firstElementChild;
    if (shown) window.getSelection()?.selectAllChildren(shown);
    setOutcome('refused');
  };
  const copy = () => {
    // Removes the message, so that screen readers read the same message again.
    setOutcome(undefined);
    return navigator.clipboard.writeText(text).then(() => setOutcome('copied'), refuse);
  };
  return (
    <>
      <div ref={line} className={styles.line}>
        {children}
        {canCopy && (
          <div className={styles.copy}>
            <Button look="quiet" size="small" aria-label={t('copy')} onClick={() => void copy()}>
              <Icon of={outcome === 'copied' ? Check : Copy} />
            </Button>
          </div>
        )}
      </div>
      {canCopy && (
        <p className={outcome === 'refused' ? styles.note : hidden.visuallyHidden} {...politely}>
          {outcome && t(outcome === 'copied' ? 'copied' : 'copyRefused')}
        </p>
      )}
    </>
  );
}
