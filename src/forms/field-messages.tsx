import { CircleAlert } from 'lucide';
import { Icon } from '../components/icon';
import { controlId, type ControlText, errorId, hintId } from './control-ids';
import * as styles from './field-frame.module.css';

type FieldMessagesProps = { name: string } & Pick<ControlText, 'hint' | 'isHintLive' | 'error'>;

/**
 * The error and the hint below a control. One line is always reserved, and both share it where they fit, so that an
 * error rarely moves what follows.
 */
export const FieldMessages = ({ name, hint, isHintLive, error }: FieldMessagesProps) => (
  <div className={styles.messages}>
    {error && (
      <p id={errorId(controlId(name))} className={styles.error}>
        <Icon of={CircleAlert} size={16} className={styles.errorIcon} />
        <span dir="auto">{error}</span>
      </p>
    )}
    {hint && (
      <p id={hintId(name)} aria-hidden={isHintLive} className={styles.hint}>
        {hint}
      </p>
    )}
  </div>
);
