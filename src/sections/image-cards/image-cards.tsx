import { graphql } from 'gatsby';
import { Picture } from '../../components/picture';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './image-cards.module.css';

export const query = graphql`
  fragment ImageCardsSection on ImageCardsSection {
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

const sizes = '(max-width: 601px) 224px, (max-width: 768px) 240px, (max-width: 1085px) 50vw, 340px';

/** Cards side by side, each a picture above its text. */
export const ImageCardsSection = ({ place, title, lead, cards }: SectionProps<Queries.ImageCardsSectionFragment>) => (
  <Section {...place} title={title} lead={lead}>
    <ul className={styles.cards}>
      {cards.map(({ title: cardTitle, text, picture }) => (
        <li key={cardTitle} className={styles.card}>
          <Picture
            image={picture.image.childImageSharp?.gatsbyImageData}
            alt={picture.alt}
            sizes={sizes}
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
