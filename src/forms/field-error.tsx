import { CircleAlert } from 'lucide';
import { Icon } from '../components/icon';
import { controlId, errorId } from './control-ids';
import * as styles from './field-frame.module.css';

interface FieldErrorProps {
  name: string;
  error?: string;
}

/** The error below a control. Its line is always reserved, so that an error causes no layout shift. */
export const FieldError = ({ name, error }: FieldErrorProps) => (
  <div className={styles.slot}>
    {error && (
      <p id={errorId(controlId(name))} className={styles.error}>
        <Icon of={CircleAlert} size={16} className={styles.errorIcon} />
        <span dir="auto">{error}</span>
      </p>
    )}
  </div>
);
