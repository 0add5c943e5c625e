import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Diagram } from '../../components/diagram';
import { IconArt } from '../../components/icon-art';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as styles from './cards.module.css';

export const query = graphql`
  fragment CardsSection on CardsSection {
    title
    lead
    cards {
      title
      text
      art: icon {
        ...IconArt
      }
      diagram {
        ...DiagramFigure
      }
      action {
        ...ActionLabel
      }
    }
  }
`;

const CardIcon = ({ icon }: { icon: Queries.IconArtFragment }) => (
  <div className={styles.plinth}>
    <IconArt icon={icon} sizes="(max-width: 601px) 80px, 132px" className={styles.icon} />
  </div>
);

/** Cards in rows of three or four, with icons, drawings or neither. A drawing among icons needs more room: its card takes a row of its own. */
export function CardsSection({ place, title, lead, cards }: SectionProps<Queries.CardsSectionFragment>) {
  const room = cards.every(({ diagram }) => diagram) ? 'narrow' : 'wide';
  return (
    <Section {...place}>
      <SectionHeading id={place.labelledBy} title={title} lead={lead} />
      <ul className={styles.cards} data-count={cards.length}>
        {cards.map((card) => (
          <li
            key={card.title}
            className={styles.card}
            data-diagram={card.diagram ? room : undefined}
            data-plain={!card.diagram && !card.art}
          >
            {card.diagram ? <Diagram {...card.diagram} /> : card.art && <CardIcon icon={card.art} />}
            <div className={styles.text}>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
              <Actions actions={card.action && [card.action]} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
