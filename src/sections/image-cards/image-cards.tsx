import { graphql } from 'gatsby';
import { classNames } from '../../components/class-names';
import { Diagram } from '../../components/diagram';
import { Section, type SectionProps } from '../../components/section';
import * as swipe from '../../components/swipe-row.module.css';
import { useSwipes } from '../../components/use-swipes';
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

/** Cards side by side, each a drawing above its text. Where they are a row to swipe through, the row takes the focus. */
export function ImageCardsSection({ place, title, lead, cards }: SectionProps<Queries.ImageCardsSectionFragment>) {
  const focusable = useSwipes() && { tabIndex: 0, 'aria-labelledby': place.labelledBy };
  return (
    <Section {...place} title={title} lead={lead}>
      <ul className={classNames(styles.cards, swipe.row)} {...focusable}>
        {cards.map(({ title: cardTitle, text, drawing }) => (
          <li key={cardTitle} className={styles.card}>
            <Diagram {...drawing} />
            <div className={styles.text}>
              <h3>{cardTitle}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
