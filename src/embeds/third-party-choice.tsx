import { useTranslation } from 'react-i18next';
import { politely } from '../components/politely';
import { allowThirdParties, revokeThirdParties, useConsent } from './consent';

interface ThirdPartyChoiceProps {
  thirdParty: Queries.ThirdPartyLoading;
  className?: string;
  buttonClassName?: string;
}

/**
 * A line in the footer that says whether the visitor has consented to third-party content, with a button to change the
 * choice. Renders nothing if `thirdParty` is `load`: then the site loads such content without asking. The strings are
 * in the namespace `common`, since every page has a footer.
 */
export function ThirdPartyChoice({ thirdParty, className, buttonClassName }: ThirdPartyChoiceProps) {
  const { t } = useTranslation('common');
  const allowed = useConsent();
  if (thirdParty === 'load') return null;
  return (
    <p className={className} data-needs-scripts>
      <span {...politely}>{t(allowed ? 'thirdParty.allowed' : 'thirdParty.notAllowed')}</span>{' '}
      <button type="button" className={buttonClassName} onClick={allowed ? revokeThirdParties : allowThirdParties}>
        {t(allowed ? 'thirdParty.revoke' : 'thirdParty.allow')}
      </button>
    </p>
  );
}
