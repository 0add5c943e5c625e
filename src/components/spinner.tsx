import * as hidden from './visually-hidden.module.css';
import * as styles from './spinner.module.css';

interface SpinnerProps {
  /** What is going on, for those who do not see it turn: "Loading". */
  label: string;
}

/** Shows that something is under way, in the colour of the text around it; whoever shows it announces it. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={styles.spinner}>
      <span className={hidden.visuallyHidden}>{label}</span>
    </span>
  );
}
