import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { type IconNode, Mail, MapPin, MessageCircle } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { CopyButton } from './copy-button';
import { HoursList } from './hours-list';
import * as styles from './contact-list.module.css';

export const query = graphql`
  fragment ContactListSection on ContactListSection {
    title
    lead
    notes
    company {
      supportEmail
      supportChatUrl
      addressLines(locale: $locale)
      hours {
        days
        opens
        closes
        timeZone
      }
    }
  }
`;

type ContactListProps = SectionProps<Queries.ContactListSectionFragment>;

const Contact = ({ icon, title, children }: { icon: IconNode; title: string; children: ReactNode }) => (
  <li className={styles.contact}>
    <span className={styles.icon}>
      <Icon of={icon} size={22} />
    </span>
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </li>
);

export function ContactListSection({ place, title, lead, notes, company }: ContactListProps) {
  const { t } = useTranslation('contacts');
  const { supportEmail, supportChatUrl, addressLines, hours } = company;
  return (
    <Section {...place}>
      <SectionHeading id={place.labelledBy} title={title} lead={lead} />
      <div className={styles.columns}>
        <div>
          <ul className={styles.contacts}>
            <Contact icon={Mail} title={t('email')}>
              <p className={styles.email}>
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
                <CopyButton text={supportEmail} />
              </p>
            </Contact>
            <Contact icon={MessageCircle} title={t('chat')}>
              <p>
                <a href={supportChatUrl}>{t('openChat')}</a>
              </p>
            </Contact>
            <Contact icon={MapPin} title={t('office')}>
              <address>{addressLines.join(', ')}</address>
            </Contact>
          </ul>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
        <HoursList hours={hours} />
      </div>
    </Section>
  );
}
