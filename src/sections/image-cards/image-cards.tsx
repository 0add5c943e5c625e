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

/** Phones crop a third of each picture at its sides, so a smaller rendition is sharp enough. */
const sizes = {
  large: '(max-width: 601px) 90vw, (max-width: 1085px) 93vw, 1036px',
  small: '(max-width: 601px) 90vw, 505px',
};

/** A grid of one large and several smaller pictures, each with its text at the bottom. */
export const ImageCardsSection = ({ place, eyebrow, title, lead, cards }: ImageCardsProps) => (
  <Section {...place}>
    <SectionHeading id={place.labelledBy} eyebrow={eyebrow} title={title} lead={lead} align="center" />
    <ul className={styles.cards}>
      {cards.map(({ title: cardTitle, text, picture }, index) => (
        <li key={cardTitle} className={styles.card} data-ground="ink">
          <Picture
            image={picture.image.childImageSharp?.gatsbyImageData}
            alt={picture.alt}
            sizes={index === 0 ? sizes.large : sizes.small}
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
