import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import { routePath } from '../i18n/paths';
import { useCurrentPage } from '../i18n/current-page';
import { Button } from '../components/button';
import * as buttons from '../components/button.module.css';
import { describeError } from '../browser/error-text';
import * as text from '../components/patterns/lead.module.css';
import * as styles from './error-screen.module.css';

/**
 * Replaces a page that could not be rendered: shows the reason, a reload button and a link to the home page. The screen
 * takes the focus, since Orca in Firefox does not read an alert that is inserted together with its text. The screen has
 * no accessible name: Orca would read both the name and the text.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  const { tree } = useCurrentPage();
  const screen = useRef<HTMLElement>(null);
  useEffect(() => screen.current?.focus({ preventScroll: true }), []);
  const reason = describeError(error);
  return (
    <section ref={screen} tabIndex={-1} className={styles.screen} data-background="dark" role="alert">
      <h1 className={styles.title}>{t('errors.title')}</h1>
      <p className={text.lead}>{t('errors.lead')}</p>
      {reason && (
        <p className={styles.reason}>
          <code>{reason}</code>
        </p>
      )}
      <p className={styles.ways}>
        <Button onClick={() => window.location.reload()}>{t('errors.tryAgain')}</Button>
        {/* A plain link instead of RouteLink, since the router may have failed. */}
        <a className={buttons.button} data-look="secondary" href={routePath('home', tree)}>
          {t('errors.home')}
        </a>
      </p>
    </section>
  );
}
