import { CircleAlert } from 'lucide';
import { Icon } from '../components/icon';
import { errorId } from './control-ids';
import * as styles from './field-frame.module.css';

interface FieldErrorProps {
  name: string;
  error?: string;
}

/** The line below a control; its place is kept, so that nothing moves when an error comes or goes. */
export const FieldError = ({ name, error }: FieldErrorProps) => (
  <div className={styles.slot}>
    {error && (
      <p id={errorId(name)} className={styles.error}>
        <Icon of={CircleAlert} size={16} className={styles.errorIcon} />
        <span dir="auto">{error}</span>
      </p>
    )}
  </div>
);
