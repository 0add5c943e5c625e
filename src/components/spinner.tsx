import * as hidden from './visually-hidden.module.css';
import * as styles from './spinner.module.css';

interface SpinnerProps {
  /** Text for screen readers, such as "Loading". */
  label: string;
}

/** A busy indicator in the current text colour. It is no live region: the component that shows it announces it. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={styles.spinner}>
      <span className={hidden.visuallyHidden}>{label}</span>
    </span>
  );
}
