import { graphql } from 'gatsby';
import { MapPin } from 'lucide';
import { Icon } from '../../components/icon';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { OfficeMap } from '../../embeds/office-map';
import * as styles from './office-map.module.css';

export const query = graphql`
  fragment OfficeMapSection on OfficeMapSection {
    title
    lead
    company {
      addressLines(locale: $locale)
      map {
        latitude
        longitude
        zoom
      }
      thirdParty
    }
  }
`;

type OfficeMapProps = SectionProps<Queries.OfficeMapSectionFragment>;

/** The address is also given as text beside the map. */
export function OfficeMapSection({ place, title, lead, company }: OfficeMapProps) {
  return (
    <Section {...place} className={styles.columns}>
      <div>
        <SectionHeading id={place.labelledBy} title={title} lead={lead} inColumn />
        <address className={styles.address}>
          <Icon of={MapPin} size={22} className={styles.pin} />
          <span>
            {company.addressLines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </span>
        </address>
      </div>
      <OfficeMap position={company.map} address={company.addressLines} thirdParty={company.thirdParty} />
    </Section>
  );
}
