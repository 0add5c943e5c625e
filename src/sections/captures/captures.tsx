import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Diagram } from '../../components/diagram';
import { Screen } from '../../components/screen';
import { Section, type SectionProps } from '../../components/section';
import breakpoints from '../../styles/breakpoints.json';
import { upTo } from '../../styles/windows';
import * as styles from './captures.module.css';

export const query = graphql`
  fragment CapturesSection on CapturesSection {
    title
    lead
    captures {
      title
      text
      notes
      diagram {
        ...DiagramFigure
      }
      action {
        ...ActionLabel
      }
      screen {
        ...TerminalScreen
      }
    }
  }
`;

/**
 * In wide windows, the positions of the screenshots alternate: right of the text, left of it, below it at full width.
 */
const layouts = ['right', 'left', 'wide'] as const;
const layoutOf = (index: number) => layouts[index % layouts.length];

const sizesOf = (index: number): string =>
  layoutOf(index) === 'wide' ? `${upTo(breakpoints.content)} 94vw, 1240px` : `${upTo(breakpoints.laptop)} 94vw, 820px`;

export const CapturesSection = ({
  attributes,
  title,
  lead,
  captures,
}: SectionProps<Queries.CapturesSectionFragment>) => (
  <Section {...attributes} title={title} lead={lead}>
    <ul className={styles.captures}>
      {captures.map((capture, index) => (
        <li key={capture.title} className={styles.capture} data-layout={layoutOf(index)}>
          <div className={styles.text}>
            <h3>{capture.title}</h3>
            <p>{capture.text}</p>
            {capture.notes && (
              <ol className={styles.notes}>
                {capture.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ol>
            )}
            {capture.diagram && <Diagram {...capture.diagram} />}
            <Actions actions={capture.action && [capture.action]} />
          </div>
          <Screen screen={capture.screen} sizes={sizesOf(index)} />
        </li>
      ))}
    </ul>
  </Section>
);
