import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type MouseEvent, useEffect, useRef } from 'react';
import * as buttons from '../components/button.module.css';
import type { FormName } from '../routes';
import { useFormCode } from './use-form-code';
import * as styles from './form-place.module.css';

interface FormPendingProps {
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * Shown until the form is there. Its styles alone show an outline after a second, and after ten the message, so that it
 * works without React and without the early file too. React shows the message at once when the forms cannot be loaded.
 */
function FormPending({ hasFailed, isRetrying, onRetry }: FormPendingProps) {
  const { t } = useTranslation('auth');
  const handleClick = (event: MouseEvent) => {
    // Otherwise the early file reloads the page.
    if (!hasFailed) return;
    event.preventDefault();
    onRetry();
  };
  return (
    <div className={styles.pending} data-failed={hasFailed || undefined}>
      <div className={styles.outline} aria-hidden>
        <i />
        <i />
        <i />
      </div>
      <div role="alert" className={styles.notLoaded}>
        <p>{t('notLoaded')}</p>
        {/* An empty address is that of the page with its query, which may hold a reset link. */}
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid */}
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

interface FormPlaceProps {
  form: FormName;
  /** How the code of the forms is loaded, for tests. */
  load?: Parameters<typeof useFormCode>[0];
}

/** The place of a form on its page, which is never empty: a form, its outline, or what stands in its way. */
export function FormPlace({ form, load }: FormPlaceProps) {
  const { t } = useTranslation('auth');
  const { AuthForm, retry, ...pending } = useFormCode(load);
  const place = useRef<HTMLDivElement>(null);
  const wasRetried = useRef(false);
  useEffect(() => {
    // The link that had the focus is gone.
    if (AuthForm && wasRetried.current) place.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [AuthForm]);
  const handleRetry = () => {
    wasRetried.current = true;
    retry();
  };
  return (
    <div ref={place} className={styles.place} data-form={form}>
      <noscript>
        <p className={styles.needsScript}>{t('needsScript')}</p>
      </noscript>
      {AuthForm ? <AuthForm form={form} /> : <FormPending {...pending} onRetry={handleRetry} />}
    </div>
  );
}
