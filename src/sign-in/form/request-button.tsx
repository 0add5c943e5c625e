import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Spinner } from './spinner';
import { type FormStatus, isBusy } from './form-state';

interface RequestButtonProps extends ComponentProps<typeof Button>, Pick<FormStatus, 'state'> {
  label: string;
}

/**
 * A button that sends a request; children come before its label. It keeps its size, position and focus in every state,
 * and is never disabled. Its text has an element of its own: tools that translate the page replace React's text nodes,
 * and React fails to remove them. https://github.com/facebook/react/issues/11538
 */
export function RequestButton({ label, state, children, ...button }: RequestButtonProps) {
  const { t } = useTranslation('sign-in');
  return (
    <Button aria-busy={isBusy(state)} {...button}>
      {children}
      {isBusy(state) ? (
        <Spinner label={t('form.sending')} />
      ) : (
        <span>{state === 'failed' ? t('form.tryAgain') : label}</span>
      )}
    </Button>
  );
}
