import { graphql } from 'gatsby';
import { IconArt } from '../../components/icon-art';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as styles from './bento.module.css';

export const query = graphql`
  fragment BentoSection on BentoSection {
    title
    lead
    cards {
      title
      text
      icon {
        ...IconArt
      }
    }
  }
`;

export const BentoSection = ({ place, title, lead, cards }: SectionProps<Queries.BentoSectionFragment>) => (
  <Section {...place}>
    <SectionHeading id={place.labelledBy} title={title} lead={lead} />
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.title} className={styles.card}>
          <div className={styles.text}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </div>
          <IconArt
            icon={card.icon}
            sizes="(max-width: 768px) clamp(5rem, 18vw, 8.5rem), clamp(8.5rem, 15vw, 13.375rem)"
            className={styles.icon}
          />
        </li>
      ))}
    </ul>
  </Section>
);
