import { graphql } from 'gatsby';
import { Diagram } from '../../components/diagram';
import { RouteLink } from '../../components/route-link';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './image-cards.module.css';

export const query = graphql`
  fragment ImageCardsSection on ImageCardsSection {
    title
    lead
    cards {
      title
      text
      label
      agreementSection
      diagram {
        ...DiagramFigure
      }
    }
  }
`;

type ImageCardsProps = SectionProps<Queries.ImageCardsSectionFragment>;

/** Five cards with questions to ask a broker, each with a link to the section of the client agreement that answers it. */
export const ImageCardsSection = ({ attributes, title, lead, cards }: ImageCardsProps) => (
  <Section {...attributes} title={title} lead={lead}>
    <ul className={styles.cards}>
      {cards.map(({ title: cardTitle, text, label, agreementSection, diagram }, index) => (
        <li key={cardTitle} className={styles.card} data-layout={index < 3 ? 'third' : 'half'}>
          <Diagram {...diagram} fill />
          <div className={styles.text}>
            <h3>{cardTitle}</h3>
            <p>{text}</p>
            <RouteLink route="clientAgreement" hash={agreementSection ? `section-${agreementSection}` : undefined}>
              {label}
            </RouteLink>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
ImageCardsSection.background = 'dark' as const;
