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

type ImageCardsProps = SectionProps<Queries.ImageCardsSectionFragment>;

/** Cards side by side, each a drawing above its text; in narrow windows one below the other, the drawing beside the text. */
export const ImageCardsSection = ({ place, title, lead, cards }: ImageCardsProps) => (
  <Section {...place} title={title} lead={lead}>
    <ul className={styles.cards}>
      {cards.map(({ title: cardTitle, text, drawing }) => (
        <li key={cardTitle} className={styles.card}>
          <Diagram {...drawing} />
          <h3>{cardTitle}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
