import { useEffect, useRef } from 'react';
import { Button } from './button';
import * as buttons from './button.module.css';
import { describeError } from './error-text';
import * as styles from './error-screen.module.css';

/** The texts of the screen; passed in, because what failed may be the translations. */
interface ErrorStrings {
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

/**
 * Shown instead of a page that could not be rendered: the reason, a reload, and a link home. Takes the focus: Orca over
 * Firefox says nothing of an alert that is inserted together with its text. Without a name, which Orca would say besides
 * the text.
 */
export function ErrorScreen({ error, strings, homePath }: ErrorScreenProps) {
  const screen = useRef<HTMLElement>(null);
  useEffect(() => screen.current?.focus({ preventScroll: true }), []);
  const reason = describeError(error);
  return (
    <section ref={screen} tabIndex={-1} className={styles.screen} data-ground="ink" role="alert">
      <h1 className={styles.title}>{strings.title}</h1>
      <p className={styles.lead}>{strings.lead}</p>
      {reason && (
        <p className={styles.reason}>
          <code>{reason}</code>
        </p>
      )}
      <p className={styles.ways}>
        <Button onClick={() => window.location.reload()}>{strings.tryAgain}</Button>
        {/* Not a RouteLink, since the router may have failed. */}
        <a className={buttons.button} data-look="onDark" href={homePath}>
          {strings.home}
        </a>
      </p>
    </section>
  );
}
