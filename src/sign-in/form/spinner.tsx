import * as hidden from '../../components/patterns/visually-hidden.module.css';
import * as styles from './spinner.module.css';

interface SpinnerProps {
  /** Text for screen readers, such as "Loading". */
  label: string;
}

/**
 * A busy indicator in the current text colour. The spinner is no live region, so the component that renders it must
 * announce that something is loading.
 */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={styles.spinner}>
      <span className={hidden.visuallyHidden}>{label}</span>
    </span>
  );
}
