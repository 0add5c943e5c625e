import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Picture } from '../../components/picture';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { Ticks } from '../../components/ticks';
import * as styles from './showcase.module.css';

export const query = graphql`
  fragment ShowcaseSection on ShowcaseSection {
    eyebrow
    title
    text: lead
    points
    actions {
      ...ActionLabel
    }
    screen {
      ...ScreenShot
    }
  }
`;

type ShowcaseProps = SectionProps<Queries.ShowcaseSectionFragment>;

/** The drawn widths, in the syntax of the `sizes` attribute. */
const sizes = { upright: '(max-width: 601px) 240px, 300px', wide: '(max-width: 601px) 640px, 960px' };

/** A dark panel with a screenshot: wide ones bleed off the right edge, phone screens stand upright. */
export function ShowcaseSection({ place, eyebrow, title, text, points, actions, screen }: ShowcaseProps) {
  const image = screen.image.childImageSharp?.gatsbyImageData;
  const isUpright = image !== undefined && image.height > image.width;
  return (
    <Section {...place}>
      <div className={styles.panel} data-ground="ink" data-screen={isUpright ? 'upright' : 'wide'}>
        <div className={styles.copy}>
          <SectionHeading id={place.labelledBy} eyebrow={eyebrow} title={title} lead={text} onDark />
          <Ticks points={points} />
          <Actions actions={actions} ground="panel" />
        </div>
        <div className={styles.stage}>
          <Picture
            image={image}
            alt={screen.alt}
            sizes={isUpright ? sizes.upright : sizes.wide}
            className={styles.screen}
          />
        </div>
      </div>
    </Section>
  );
}
