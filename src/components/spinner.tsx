import * as hidden from './visually-hidden.module.css';
import * as styles from './spinner.module.css';

interface SpinnerProps {
  /** What is going on, for those who do not see it turn: "Loading". */
  label: string;
}

/** Says that something is under way; takes the colour of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span role="status" className={styles.spinner}>
      <span className={hidden.visuallyHidden}>{label}</span>
    </span>
  );
}
