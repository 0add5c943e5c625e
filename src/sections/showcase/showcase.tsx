import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { classNames } from '../../components/class-names';
import { Diagram } from '../../components/diagram';
import { Screen } from '../../components/screen';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { Ticks } from '../../components/ticks';
import breakpoints from '../../styles/breakpoints.json';
import { upTo } from '../../styles/windows';
import * as styles from './showcase.module.css';

export const query = graphql`
  fragment ShowcaseSection on ShowcaseSection {
    title
    lead
    points
    actions {
      ...ActionLabel
    }
    screen {
      ...TerminalScreen
    }
    diagram {
      ...DiagramFigure
    }
  }
`;

type ShowcaseProps = SectionProps<Queries.ShowcaseSectionFragment>;

/** A dark band with text next to a screenshot of the terminal or a diagram. */
export const ShowcaseSection = ({ attributes, title, lead, points, actions, screen, diagram }: ShowcaseProps) => (
  <Section {...attributes} className={classNames(styles.columns, diagram ? styles.withDiagram : styles.withScreen)}>
    <div className={styles.text}>
      <SectionHeading id={attributes.labelledBy} title={title} lead={lead} inColumn />
      <Ticks points={points} />
      <Actions actions={actions} first="light" />
    </div>
    {screen && <Screen screen={screen} sizes={`${upTo(breakpoints.menu)} 94vw, 820px`} />}
    {diagram && <Diagram {...diagram} />}
  </Section>
);
ShowcaseSection.background = 'dark' as const;
