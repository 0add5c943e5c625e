import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Picture } from '../../components/picture';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as styles from './panels.module.css';

export const query = graphql`
  fragment PanelsSection on PanelsSection {
    title
    lead
    panels {
      title
      text
      action {
        ...ActionLabel
      }
      scene {
        ...PanelScene
      }
    }
  }
`;

/** Pictures are wider than their place, which crops them at the sides. */
const sizesOf = (index: number) =>
  `(max-width: 601px) 100vw, (max-width: 1024px) 62vw, (max-width: 1240px) 48vw, ${index % 4 === 0 || index % 4 === 3 ? 800 : 500}px`;

type PanelsProps = SectionProps<Queries.PanelsSectionFragment>;

export const PanelsSection = ({ place, title, lead, panels }: PanelsProps) => (
  <Section {...place}>
    <SectionHeading id={place.labelledBy} title={title} lead={lead} />
    <ul className={styles.panels}>
      {panels.map((panel, index) => (
        <li key={panel.title} className={styles.panel}>
          <Picture
            image={panel.scene.image.childImageSharp?.gatsbyImageData}
            alt=""
            sizes={sizesOf(index)}
            className={styles.scene}
          />
          <div className={styles.text}>
            <h3>{panel.title}</h3>
            <p>{panel.text}</p>
            <Actions actions={panel.action && [panel.action]} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
