import { useTranslation } from 'react-i18next';
import { Mail } from '../components/icons';
import { ActionLink } from '../components/action-link';
import { Icon } from '../components/icon';
import { Logo } from './logo';
import { RouteLink } from '../components/route-link';
import { ThirdPartyChoice } from '../embeds/third-party-choice';
import { type FooterGroup, footerGroups } from './footer-links';
import { LanguageLinks } from './language-links';
import { RiskWarning } from './risk-warning';
import * as styles from './footer.module.css';

interface FooterProps {
  company: Queries.CompanyFactsFragment;
}

function LinkGroup({ group, company }: FooterProps & { group: FooterGroup }) {
  const { t } = useTranslation('common');
  return (
    <div>
      <h2 className={styles.heading}>{t(group.label)}</h2>
      <ul>
        {group.links.map((link) => (
          <li key={link.label}>
            {'route' in link ? (
              <RouteLink route={link.route} className={styles.link}>
                {t(link.label)}
              </RouteLink>
            ) : (
              <a href={company[link.setting]} className={styles.link}>
                {t(link.label)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Footer({ company }: FooterProps) {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer} data-background="dark">
      <div className={styles.inner}>
        <nav className={styles.groups} aria-label={t('footer.label')}>
          <div className={styles.brand}>
            <RouteLink route="home" className={styles.home}>
              <Logo name={company.name} />
            </RouteLink>
            <a href={`mailto:${company.supportEmail}`} className={styles.mail}>
              <Icon of={Mail} size={18} />
              {company.supportEmail}
            </a>
            <ActionLink route="login" look="secondary" size="small">
              {t('menu.login')}
            </ActionLink>
          </div>
          {footerGroups.map((group) => (
            <LinkGroup key={group.label} group={group} company={company} />
          ))}
        </nav>
        <ul className={styles.languages} aria-label={t('language.label')}>
          <LanguageLinks />
        </ul>
        <RiskWarning />
        <ThirdPartyChoice thirdParty={company.thirdParty} />
        <p className={styles.registration}>{company.registration}</p>
      </div>
    </footer>
  );
}
