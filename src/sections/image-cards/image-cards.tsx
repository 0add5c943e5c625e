import { graphql } from 'gatsby';
import { Picture } from '../../components/picture';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as styles from './image-cards.module.css';

export const query = graphql`
  fragment ImageCardsSection on ImageCardsSection {
    eyebrow
    title
    lead
    cards {
      title
      text
      picture {
        ...GridPicture
      }
    }
  }
`;

type ImageCardsProps = SectionProps<Queries.ImageCardsSectionFragment>;

/** A large picture beside smaller ones, each with its text at its foot. */
export const ImageCardsSection = ({ place, eyebrow, title, lead, cards }: ImageCardsProps) => (
  <Section {...place}>
    <SectionHeading id={place.labelledBy} eyebrow={eyebrow} title={title} lead={lead} align="center" />
    <ul className={styles.cards}>
      {cards.map(({ title: cardTitle, text, picture }) => (
        <li key={cardTitle} className={styles.card} data-ground="ink">
          <Picture
            image={picture.image.childImageSharp?.gatsbyImageData}
            alt={picture.alt}
            sizes="(max-width: 601px) 90vw, (max-width: 998px) 60vw, 600px"
            className={styles.picture}
          />
          <div className={styles.text}>
            <h3>{cardTitle}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
