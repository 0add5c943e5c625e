import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as hidden from '../components/visually-hidden.module.css';
import { useMessages } from './message';
import type { Outcome } from './outcome';

interface AnnouncerProps {
  isSubmitting: boolean;
  outcome: Outcome;
}

/** Tells screen readers what became of the form: sending, success, or what the server refused. */
export function Announcer({ isSubmitting, outcome }: AnnouncerProps) {
  const { t } = useTranslation('auth');
  const say = useMessages();
  const refusals = [...new Set(Object.values(outcome.refused).flat().map(say))].join(' ');
  const result = outcome.state === 'success' ? t('successfully') : refusals;
  return (
    <p role="status" className={hidden.visuallyHidden}>
      {isSubmitting ? t('form.sending') : result}
    </p>
  );
}
