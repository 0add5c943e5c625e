import { useTranslation } from 'react-i18next';
import { Check } from '../../components/icons';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Spinner } from '../../components/spinner';
import { type FormStatus, isBusy } from './form-state';
import * as styles from './form.module.css';

interface SubmitButtonProps extends Pick<FormStatus, 'state'> {
  label: string;
}

/**
 * A submit button that keeps its size, position and focus in every state; it is never disabled. Its text has an element
 * of its own: tools that translate the page replace React's text nodes, and React fails to remove them.
 * https://github.com/facebook/react/issues/11538
 */
export function SubmitButton({ label, state }: SubmitButtonProps) {
  const { t } = useTranslation('sign-in');
  const sending = t('form.sending');
  const text = { idle: label, failed: t('form.tryAgain'), success: t('successfully'), sending, twoFactor: sending };
  return (
    <Button
      type="submit"
      size="large"
      look={state === 'success' ? 'success' : 'primary'}
      className={styles.wide}
      aria-busy={isBusy({ state })}
    >
      {state === 'success' && <Icon of={Check} size={20} />}
      {isBusy({ state }) ? <Spinner label={sending} /> : <span>{text[state]}</span>}
    </Button>
  );
}
