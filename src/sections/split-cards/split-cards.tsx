import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Diagram } from '../../components/diagram';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './split-cards.module.css';

export const query = graphql`
  fragment SplitCardsSection on SplitCardsSection {
    title
    lead
    cards {
      title
      text
      diagram {
        ...DiagramFigure
      }
      action {
        ...ActionLabel
      }
    }
  }
`;

/** Wide cards in two columns. The button of the last card is the section's main action. */
export const SplitCardsSection = ({
  attributes,
  title,
  lead,
  cards,
}: SectionProps<Queries.SplitCardsSectionFragment>) => (
  <Section {...attributes} title={title} lead={lead}>
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.title} className={styles.card}>
          <Diagram {...card.diagram} fill />
          <div className={styles.text}>
            <div>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </div>
            <Actions actions={card.action && [card.action]} isMain={card === cards.at(-1)} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
