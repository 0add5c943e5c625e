import { useTranslation } from 'react-i18next';
import { politely } from '../components/politely';
import { allowThirdParties, revokeThirdParties, useConsent } from './consent';
import * as styles from './third-party-choice.module.css';

interface ThirdPartyChoiceProps {
  thirdParty: Queries.ThirdPartyLoading;
}

/**
 * A line in the footer that says whether the visitor has consented to third-party content, with a button to change the
 * choice. Renders nothing if `thirdParty` is `load`: then the site loads such content without asking. The strings are
 * in the namespace `common`, since every page has a footer.
 */
export function ThirdPartyChoice({ thirdParty }: ThirdPartyChoiceProps) {
  const { t } = useTranslation('common');
  const allowed = useConsent();
  if (thirdParty === 'load') return null;
  return (
    <p className={styles.choice} data-needs-scripts>
      <span {...politely}>{t(allowed ? 'thirdParty.allowed' : 'thirdParty.notAllowed')}</span>{' '}
      <button type="button" onClick={allowed ? revokeThirdParties : allowThirdParties}>
        {t(allowed ? 'thirdParty.revoke' : 'thirdParty.allow')}
      </button>
    </p>
  );
}
