import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../../src/components/error-boundary';
import { describeError } from '../../../src/browser/error-text';
import * as styles from './notes.module.css';

const note = (error: unknown): ReactNode => (
  <p className={styles.notes} role="alert">
    This cannot be shown yet. {describeError(error)}
  </p>
);

/**
 * An error boundary around a section, so that its error does not hide the rest of the page. After every change it
 * renders the section again.
 */
export class SectionBoundary extends ErrorBoundary {
  static defaultProps = { fallback: note };

  componentDidUpdate({ children }: { children: ReactNode }): void {
    if (this.state.failure && children !== this.props.children) this.setState({ failure: undefined });
  }
}
