import { Trans, useTranslation } from 'gatsby-plugin-react-i18next';
import { RouteLink } from '../components/route-link';
import * as hidden from '../components/visually-hidden.module.css';
import { CheckboxField } from '../forms/fields';

/** Opens the policy in a new tab: in the same one, passwords already typed would be lost. */
export function TermsField() {
  const { t } = useTranslation('auth');
  return (
    <CheckboxField
      name="terms"
      label={
        <Trans
          t={t}
          i18nKey="register.terms"
          components={{
            policy: <RouteLink route="privacyPolicy" target="_blank" rel="noopener" />,
            hidden: <span className={hidden.visuallyHidden} />,
          }}
        />
      }
    />
  );
}
