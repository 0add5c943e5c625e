import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArrowRight, Mail, MessageCircle } from '../../components/icons';
import { Icon } from '../../components/icon';
import * as text from '../../components/patterns/lead.module.css';
import type { SectionProps } from '../../components/section';
import { OfficeMap, openMapAddress } from '../../embeds/office-map';
import { ContactRow } from './contact-row';
import { Copyable } from './copyable';
import { HoursRow } from './hours-row';
import * as styles from './contact-list.module.css';

export const query = graphql`
  fragment ContactListSection on ContactListSection {
    title
    lead
    emailNote
    hoursNote
    officeTitle
    visit
    company {
      supportEmail
      supportChatUrl
      addressLines(locale: $locale)
      ...OfficeHours
      map {
        latitude
        longitude
        zoom
      }
      thirdParty
    }
  }
`;

type ContactListProps = SectionProps<Queries.ContactListSectionFragment>;

/**
 * The whole contacts page: e-mail, chat and opening hours on the left, the map with the postal address on the right.
 */
export function ContactListSection({
  attributes,
  title,
  lead,
  emailNote,
  hoursNote,
  company,
  ...office
}: ContactListProps) {
  const { t } = useTranslation('contacts');
  const { t: embeds } = useTranslation('embeds');
  const { supportEmail, supportChatUrl, addressLines, hours, map, thirdParty } = company;
  return (
    <section id={attributes.id} aria-labelledby={attributes.labelledBy} className={styles.split}>
      <div className={styles.reach}>
        <h1 id={attributes.labelledBy}>{title}</h1>
        <p className={text.lead}>{lead}</p>
        <ul>
          <ContactRow icon={Mail} title={t('email')} note={emailNote}>
            <Copyable text={supportEmail}>
              <a href={`mailto:${supportEmail}`} className={styles.way}>
                {supportEmail}
              </a>
            </Copyable>
          </ContactRow>
          <ContactRow icon={MessageCircle} title={t('chat')}>
            <a href={supportChatUrl} className={styles.way}>
              {`${t('openChat')} `}
              <Icon of={ArrowRight} size={18} />
            </a>
          </ContactRow>
          <HoursRow hours={hours} note={hoursNote} />
        </ul>
      </div>
      <div className={styles.office}>
        <OfficeMap position={map} address={addressLines} thirdParty={thirdParty} />
        <div className={styles.address} data-background="dark">
          <h2>{office.officeTitle}</h2>
          <address>{addressLines.join(', ')}</address>
          <p>{office.visit}</p>
          <a href={openMapAddress(map)}>{embeds('map.open')}</a>
        </div>
      </div>
    </section>
  );
}
ContactListSection.background = 'own' as const;
