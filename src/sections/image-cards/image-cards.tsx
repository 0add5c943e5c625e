import { graphql } from 'gatsby';
import { Diagram } from '../../components/diagram';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './image-cards.module.css';

export const query = graphql`
  fragment ImageCardsSection on ImageCardsSection {
    title
    lead
    cards {
      title
      text
      drawing: diagram {
        ...DiagramFigure
      }
    }
  }
`;

/** Cards side by side, each a drawing above its text. */
export const ImageCardsSection = ({ place, title, lead, cards }: SectionProps<Queries.ImageCardsSectionFragment>) => (
  <Section {...place} title={title} lead={lead}>
    <ul className={styles.cards}>
      {cards.map(({ title: cardTitle, text, drawing }) => (
        <li key={cardTitle} className={styles.card}>
          <Diagram {...drawing} ground="ink" />
          <div className={styles.text}>
            <h3>{cardTitle}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
