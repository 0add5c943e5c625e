import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Diagram } from '../../components/diagram';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './cards.module.css';

export const query = graphql`
  fragment CardsSection on CardsSection {
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

type CardsProps = SectionProps<Queries.CardsSectionFragment>;

const rowsOf = (cards: CardsProps['cards']) => {
  if (cards.at(-1)?.action) return 'closing';
  return cards.length % 3 === 0 ? 'threes' : 'fours';
};

/**
 * Returns the layout of a card: `band` takes a whole row, `half` takes half of a row in wide windows, and `alone` takes
 * a whole row in windows of medium width. Undefined for a card with the usual share of a row.
 */
function layoutOf(cards: CardsProps['cards'], index: number) {
  if (cards[index]?.action) return 'band';
  const rows = rowsOf(cards);
  if (rows === 'closing' && index < 2) return 'half';
  const isOdd = rows === 'closing' && index === cards.length - 2 && index % 2 === 0;
  return rows === 'threes' || isOdd ? 'alone' : undefined;
}

/**
 * Cards in rows of three or four, each below its diagram. If the last card has a button, it is a dark band across the
 * page.
 */
export const CardsSection = ({ attributes, title, lead, cards }: CardsProps) => (
  <Section {...attributes} title={title} lead={lead}>
    <ul
      className={styles.cards}
      data-rows={rowsOf(cards)}
      // The four cards of a tinted section have diagrams without labels. Such diagrams can be small, so on phones they
      // are beside the headings.
      data-beside={(attributes.background === 'tinted' && rowsOf(cards) === 'fours') || undefined}
    >
      {cards.map((card, index) => (
        <li
          key={card.title}
          className={styles.card}
          data-layout={layoutOf(cards, index)}
          data-background={card.action && 'dark'}
        >
          <Diagram {...card.diagram} fill />
          <div className={styles.text}>
            <h3>{card.title}</h3>
            <div>
              <p>{card.text}</p>
              <Actions actions={card.action && [card.action]} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
