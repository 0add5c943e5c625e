import { useTranslation } from 'react-i18next';
import { RouteLink } from '../components/route-link';

/** The way back to the form that asks for the address of an account. */
export function EnterAgain() {
  const { t } = useTranslation('auth');
  return (
    <p>
      <RouteLink route="forgotPassword">{t('resend.otherAddress')}</RouteLink>
    </p>
  );
}
