import { useTranslation } from 'react-i18next';
import { Check } from '../../components/icons';
import { Icon } from '../../components/icon';
import type { FormStatus } from './form-state';
import { RequestButton } from './request-button';

export function SubmitButton({ label, state }: Pick<FormStatus, 'state'> & { label: string }) {
  const { t } = useTranslation('sign-in');
  const isDone = state === 'success';
  return (
    <RequestButton
      type="submit"
      size="large"
      look={isDone ? 'success' : 'primary'}
      state={state}
      label={isDone ? t('successfully') : label}
    >
      {isDone && <Icon of={Check} size={20} />}
    </RequestButton>
  );
}
