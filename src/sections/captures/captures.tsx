import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Diagram } from '../../components/diagram';
import { Screen } from '../../components/screen';
import { Section, type SectionProps } from '../../components/section';
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

/** Every third screenshot takes the whole width. */
const sizesOf = (index: number): string =>
  index % 3 === 2 ? `${upTo('content')} 94vw, 1240px` : `${upTo('laptop')} 94vw, 820px`;

export const CapturesSection = ({
  attributes,
  title,
  lead,
  captures,
}: SectionProps<Queries.CapturesSectionFragment>) => (
  <Section {...attributes} title={title} lead={lead}>
    <ul className={styles.captures}>
      {captures.map((capture, index) => (
        <li key={capture.title} className={styles.capture}>
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
