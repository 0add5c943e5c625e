import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { IconArt } from '../../components/icon-art';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './split-cards.module.css';

export const query = graphql`
  fragment SplitCardsSection on SplitCardsSection {
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

/** Wide dark cards in two columns. */
export const SplitCardsSection = ({ place, title, lead, cards }: SectionProps<Queries.SplitCardsSectionFragment>) => (
  <Section {...place} title={title} lead={lead}>
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.title} className={styles.card} data-ground="ink">
          <IconArt
            icon={card.icon}
            sizes="(max-width: 601px) 4.75rem, clamp(5rem, 8.5vw, 7.5rem)"
            className={styles.icon}
          />
          <div className={styles.text}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
            <Actions actions={card.action && [card.action]} ground="panel" />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
