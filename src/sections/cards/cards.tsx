import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { IconArt } from '../../components/icon-art';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as styles from './cards.module.css';

export const query = graphql`
  fragment CardsSection on CardsSection {
    eyebrow
    title
    lead
    cards {
      title
      text
      icon {
        ...IconArt
      }
      action {
        ...ActionLabel
      }
    }
  }
`;

export const CardsSection = ({ place, eyebrow, title, lead, cards }: SectionProps<Queries.CardsSectionFragment>) => (
  <Section {...place}>
    <SectionHeading id={place.labelledBy} eyebrow={eyebrow} title={title} lead={lead} />
    <ul className={styles.cards} data-count={cards.length}>
      {cards.map((card) => (
        <li key={card.title} className={styles.card}>
          <div className={styles.plinth}>
            <IconArt icon={card.icon} sizes="(max-width: 601px) 80px, 132px" className={styles.icon} />
          </div>
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
