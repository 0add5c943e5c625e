import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Diagram } from '../../components/diagram';
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
      art: scene {
        ...PanelScene
      }
      diagram {
        ...DiagramFigure
      }
    }
  }
`;

const sizes = '(max-width: 768px) 100vw, (max-width: 1240px) 50vw, 610px';

type PanelsProps = SectionProps<Queries.PanelsSectionFragment>;

/** Throws, and so stops the build, for a panel that has neither picture nor drawing. */
function PanelArt({ art, diagram }: Pick<PanelsProps['panels'][number], 'art' | 'diagram'>) {
  if (diagram) return <Diagram {...diagram} />;
  if (!art) throw new Error('A panel needs a picture or a drawing.');
  return <Picture image={art.image.childImageSharp?.gatsbyImageData} alt="" sizes={sizes} className={styles.scene} />;
}

export const PanelsSection = ({ place, title, lead, panels }: PanelsProps) => (
  <Section {...place}>
    <SectionHeading id={place.labelledBy} title={title} lead={lead} />
    <ul className={styles.panels}>
      {panels.map((panel) => (
        <li key={panel.title} className={styles.panel}>
          <div className={styles.text}>
            <h3>{panel.title}</h3>
            <p>{panel.text}</p>
            <Actions actions={panel.action && [panel.action]} />
          </div>
          <PanelArt {...panel} />
        </li>
      ))}
    </ul>
  </Section>
);
