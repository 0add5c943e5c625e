import { useTranslation } from 'react-i18next';
import { Check } from '../../components/icons';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Spinner } from '../../components/spinner';
import { type FormStatus, isBusy } from './form-status';
import * as styles from './form.module.css';

interface SubmitButtonProps extends Pick<FormStatus, 'state'> {
  label: string;
}

/**
 * Keeps its size, its place and the focus in every state; it is never disabled. Its text stands in an element of its own:
 * a translated page has other nodes in the place of React's text nodes, which React then fails to remove.
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
