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
 * Shown until the form has loaded. CSS animations show a skeleton of the form after one second and an error message
 * after ten, even if no script runs. If the scripts of the forms fail to load, React shows the message at once.
 */
function FormPending({ hasFailed, isRetrying, onRetry }: FormPendingProps) {
  const { t } = useTranslation('sign-in');
  const handleClick = (event: MouseEvent) => {
    // While the form's chunk is still loading, leaves the click to the early script, which reloads the page since the
    // link has `data-reload`.
    if (!hasFailed) return;
    event.preventDefault();
    onRetry();
  };
  return (
    <div className={styles.pending} data-failed={hasFailed || undefined}>
      <div className={styles.skeleton} aria-hidden>
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

/** Shows a form, its skeleton while it loads, or an error message if it fails to load. */
export function FormSlot({ form }: { form: FormName }) {
  const { t } = useTranslation('sign-in');
  const { SignInForm, retry, ...pending } = useFormChunk();
  const slot = useRef<HTMLDivElement>(null);
  const wasRetried = useRef(false);
  useEffect(() => {
    // The focused link “Try again” has been removed, so focus moves to the form.
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
