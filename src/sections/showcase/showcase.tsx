import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Screen } from '../../components/screen';
import { Section, type SectionProps } from '../../components/section';
import { Ticks } from '../../components/ticks';
import * as styles from './showcase.module.css';

export const query = graphql`
  fragment ShowcaseSection on ShowcaseSection {
    title
    text: lead
    points
    actions {
      ...ActionLabel
    }
    screen {
      ...TerminalScreen
    }
  }
`;

type ShowcaseProps = SectionProps<Queries.ShowcaseSectionFragment>;

/** A dark band with a screen of the terminal below its text. */
export const ShowcaseSection = ({ place, title, text, points, actions, screen }: ShowcaseProps) => (
  <Section {...place} title={title} lead={text}>
    <div className={styles.points}>
      <Ticks points={points} />
      <Actions actions={actions} ground="panel" />
    </div>
    <div className={styles.stage}>
      <Screen screen={screen} sizes="(max-width: 1240px) 94vw, 1080px" />
    </div>
  </Section>
);
