import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpeningDays } from '../../opening-hours/opening-days';
import { RouteLink } from '../../components/route-link';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { locales } from '../../i18n/locales';
import { useCurrentPage } from '../../i18n/current-page';
import { legalRoutes } from '../../routes';
import * as layout from '../../components/patterns/columns.module.css';
import * as styles from './company-details.module.css';

export const query = graphql`
  fragment CompanyDetailsSection on CompanyDetailsSection {
    title
    lead
    company {
      name
      legalName
      registeredOffice
      registrationNumber
      supervisor
      supportEmail
      addressLines(locale: $locale)
      ...OfficeHours
    }
  }
`;

/** All legal texts except the accessibility statement, which is about the site, not about the company. */
const documents = legalRoutes.filter((route) => route !== 'accessibility');

const languages = (locale: string): string => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return locales.map((each) => names.of(each)).join(', ');
};

interface RowProps {
  title: string;
  children: ReactNode;
}

/** A row of the table. Renders nothing if its setting is empty. */
const Row = ({ title, children }: RowProps) =>
  children ? (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

type DetailsProps = SectionProps<Queries.CompanyDetailsSectionFragment>;

export function CompanyDetailsSection({ attributes, title, lead, company }: DetailsProps) {
  const { t } = useTranslation('contacts');
  const { t: common } = useTranslation('common');
  const { locale } = useCurrentPage();
  const openingDays = useOpeningDays(company.hours);
  return (
    <Section {...attributes} className={layout.columns}>
      <SectionHeading id={attributes.labelledBy} title={title} lead={lead} inColumn />
      <dl className={styles.rows}>
        <Row title={t('company.brand')}>{company.name}</Row>
        <Row title={t('company.legalName')}>{company.legalName}</Row>
        <Row title={t('company.registeredOffice')}>{company.registeredOffice}</Row>
        <Row title={t('company.registrationNumber')}>{company.registrationNumber}</Row>
        <Row title={t('company.supervisor')}>{company.supervisor}</Row>
        <Row title={t('company.support')}>
          <a href={`mailto:${company.supportEmail}`}>{company.supportEmail}</a>
        </Row>
        <Row title={t('company.office')}>{company.addressLines.join(', ')}</Row>
        <Row title={t('hours.title')}>
          {openingDays.map(({ days, times }) => (
            <p key={days}>{`${days}, ${times}`}</p>
          ))}
          <p>{t('hours.zone')}</p>
        </Row>
        <Row title={t('company.languages')}>{languages(locale)}</Row>
        <Row title={t('company.documents')}>
          <ul>
            {documents.map((route) => (
              <li key={route}>
                <RouteLink route={route}>{common(`footer.${route}`)}</RouteLink>
              </li>
            ))}
          </ul>
        </Row>
      </dl>
    </Section>
  );
}
