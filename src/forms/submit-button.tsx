import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Check } from 'lucide';
import { Button } from '../components/button';
import { Icon } from '../components/icon';
import { Spinner } from '../components/spinner';
import type { FormStatus } from './form-status';
import * as styles from './form.module.css';

interface SubmitButtonProps extends Pick<FormStatus, 'state'> {
  label: string;
}

/** Keeps its size, its place and the focus in every state; it is never disabled. */
export function SubmitButton({ label, state }: SubmitButtonProps) {
  const { t } = useTranslation('auth');
  const isBusy = state === 'sending' || state === 'leaving';
  return (
    <Button
      type="submit"
      size="large"
      look={state === 'success' ? 'success' : 'primary'}
      className={styles.submit}
      aria-busy={isBusy}
    >
      {state === 'idle' && label}
      {state === 'failed' && t('form.tryAgain')}
      {isBusy && <Spinner label={t('form.sending')} />}
      {state === 'success' && (
        <>
          <Icon of={Check} size={20} />
          {t('successfully')}
        </>
      )}
    </Button>
  );
}
