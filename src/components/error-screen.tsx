import { Button } from './button';
import * as buttons from './button.module.css';
import * as styles from './error-screen.module.css';

/** The words of the screen; passed in, because what failed may be the translations. */
export interface ErrorStrings {
  title: string;
  lead: string;
  tryAgain: string;
  home: string;
}

interface ErrorScreenProps {
  error: unknown;
  strings: ErrorStrings;
  /** Absolute path of the home page. */
  homePath: string;
}

/** "404 Not Found" for an error that carries a status, as failed requests do; otherwise its message; empty for neither. */
export function describeError(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  const { status, statusText, message } = error as Record<string, unknown>;
  if (typeof status === 'number') return [status, statusText].filter(Boolean).join(' ');
  return typeof message === 'string' ? message : '';
}

/** Stands in for a page that could not be shown: says so, says why, and offers two ways out. */
export function ErrorScreen({ error, strings, homePath }: ErrorScreenProps) {
  const reason = describeError(error);
  return (
    <section className={styles.screen} data-ground="ink" role="alert">
      <h1 className={styles.title}>{strings.title}</h1>
      <p className={styles.lead}>{strings.lead}</p>
      {reason && (
        <p className={styles.reason}>
          <code>{reason}</code>
        </p>
      )}
      <p className={styles.ways}>
        <Button onClick={() => window.location.reload()}>{strings.tryAgain}</Button>
        {/* Not a router link: the router may be what failed. */}
        <a className={buttons.button} data-look="onDark" href={homePath}>
          {strings.home}
        </a>
      </p>
    </section>
  );
}
