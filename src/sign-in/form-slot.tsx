import { useTranslation } from 'react-i18next';
import { type MouseEvent, useEffect, useRef } from 'react';
import * as buttons from '../components/button.module.css';
import type { FormName } from '../routes';
import { useFormChunk } from './use-form-chunk';
import * as styles from './form-slot.module.css';

interface FormPendingProps {
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * Shown until the form has loaded. CSS animations show a skeleton after one second and an error message after ten, so
 * that it works without any script. If the forms fail to load, React shows the message immediately.
 */
function FormPending({ hasFailed, isRetrying, onRetry }: FormPendingProps) {
  const { t } = useTranslation('sign-in');
  const handleClick = (event: MouseEvent) => {
    // Without `retry`, React has not started: `data-reload` makes the early file reload the page.
    if (!hasFailed) return;
    event.preventDefault();
    onRetry();
  };
  return (
    <div className={styles.pending} data-failed={hasFailed || undefined}>
      <div className={styles.outline} aria-hidden>
        <i />
        <i />
      </div>
      <div role="alert" className={styles.notLoaded}>
        <p>{t('notLoaded')}</p>
        {/* An empty `href` keeps the query, which may contain a reset link. */}
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the rule takes every empty `href` for a mistake */}
        <a
          href=""
          className={buttons.button}
          data-look="secondary"
          data-reload
          aria-busy={isRetrying}
          onClick={handleClick}
        >
          {t('form.tryAgain')}
        </a>
      </div>
    </div>
  );
}

/** Shows the form of a page, its skeleton while it loads, or an error message if it cannot be loaded. */
export function FormSlot({ form }: { form: FormName }) {
  const { t } = useTranslation('sign-in');
  const { SignInForm, retry, ...pending } = useFormChunk();
  const slot = useRef<HTMLDivElement>(null);
  const wasRetried = useRef(false);
  useEffect(() => {
    // The link that had the focus has been removed, so the focus would be lost.
    if (SignInForm && wasRetried.current) slot.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [SignInForm]);
  const handleRetry = () => {
    wasRetried.current = true;
    retry();
  };
  return (
    <div ref={slot} className={styles.slot} data-form={form}>
      <noscript>
        <p className={styles.needsScript}>{t('needsScript')}</p>
      </noscript>
      {SignInForm ? <SignInForm form={form} /> : <FormPending {...pending} onRetry={handleRetry} />}
    </div>
  );
}
