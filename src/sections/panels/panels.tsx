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

const sizesOf = (index: number) =>
  `(max-width: 601px) 100vw, (max-width: 1024px) 50vw, ${index % 4 === 0 || index % 4 === 3 ? 430 : 410}px`;

type PanelsProps = SectionProps<Queries.PanelsSectionFragment>;

/** Throws, and so stops the build, for a panel that has neither picture nor drawing. */
function PanelArt({ art, diagram, sizes }: Pick<PanelsProps['panels'][number], 'art' | 'diagram'> & { sizes: string }) {
  if (diagram) return <Diagram {...diagram} />;
  if (!art) throw new Error('A panel needs a picture or a drawing.');
  return <Picture image={art.image.childImageSharp?.gatsbyImageData} alt="" sizes={sizes} className={styles.scene} />;
}

export const PanelsSection = ({ place, title, lead, panels }: PanelsProps) => (
  <Section {...place}>
    <SectionHeading id={place.labelledBy} title={title} lead={lead} />
    <ul className={styles.panels}>
      {panels.map((panel, index) => (
        <li key={panel.title} className={styles.panel}>
          <PanelArt {...panel} sizes={sizesOf(index)} />
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
