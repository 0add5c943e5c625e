import { graphql } from 'gatsby';
import { ActionLink } from '../../components/action-link';
import { Diagram } from '../../components/diagram';
import { Screen } from '../../components/screen';
import { Section, type SectionProps } from '../../components/section';
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
      screen {
        ...TerminalScreen
      }
      diagram {
        ...DiagramFigure
      }
    }
  }
`;

type PanelsProps = SectionProps<Queries.PanelsSectionFragment>;

/** The screenshot or diagram of a panel. Throws if the panel has neither, which fails the build. */
function PanelArt({ screen, diagram }: Pick<PanelsProps['panels'][number], 'screen' | 'diagram'>) {
  if (diagram) return <Diagram {...diagram} fill />;
  if (!screen) throw new Error('A panel needs a screen or a diagram.');
  return <Screen screen={screen} sizes="480px" fill />;
}

/**
 * Returns the layout of a panel: `wide` for the first, which has a row of its own; `alone` for the last if it has no
 * neighbour where the panels after the first are in two columns; undefined for the others.
 */
function layoutOf(index: number, count: number) {
  if (index === 0) return 'wide';
  return index === count - 1 && count % 2 === 0 ? 'alone' : undefined;
}

export const PanelsSection = ({ attributes, title, lead, panels }: PanelsProps) => (
  <Section {...attributes} title={title} lead={lead}>
    <ul className={styles.panels}>
      {panels.map((panel, index) => (
        <li key={panel.title} className={styles.panel} data-layout={layoutOf(index, panels.length)}>
          <div className={styles.text}>
            <h3>{panel.title}</h3>
            <p>{panel.text}</p>
            {panel.action && (
              <ActionLink route={panel.action.route} look="quiet" size="small" arrow>
                {panel.action.label}
              </ActionLink>
            )}
          </div>
          <PanelArt {...panel} />
        </li>
      ))}
    </ul>
  </Section>
);
