import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as hidden from '../components/visually-hidden.module.css';
import { useMessages } from './message';
import type { Outcome } from './outcome';

interface AnnouncerProps {
  isSubmitting: boolean;
  outcome: Outcome;
  /** Whether nothing else does: a field that gets the focus is read with its description, one that has it already is not. */
  tellsRefusals: boolean;
}

/** Tells screen readers what became of the form: sending, success, or what the server refused. */
export function Announcer({ isSubmitting, outcome, tellsRefusals }: AnnouncerProps) {
  const { t } = useTranslation('auth');
  const say = useMessages();
  const refused = tellsRefusals ? Object.values(outcome.refused).flat() : [];
  const refusals = [...new Set(refused.map(say))].join(' ');
  const result = outcome.state === 'success' ? t('successfully') : refusals;
  return (
    <p role="status" className={hidden.visuallyHidden}>
      {isSubmitting ? t('form.sending') : result}
    </p>
  );
}
