import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Actions } from '../../components/actions';
import { Diagram } from '../../components/diagram';
import type { SectionProps } from '../../components/section';
import * as styles from './notice.module.css';

export const query = graphql`
  fragment NoticeSection on NoticeSection {
    title
    text: lead
    hints
    actions {
      ...ActionLabel
    }
    diagram {
      ...DiagramFigure
    }
  }
`;

interface NoticeProps extends SectionProps<Queries.NoticeSectionFragment> {
  /** An action on the notice page itself, such as sending a mail again. */
  children?: ReactNode;
}

/** A hint with its mail addresses as links. */
const linked = (hint: string): ReactNode[] =>
  hint.split(/(\S+@\S+\w)/).map((part) =>
    part.includes('@') ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );

export const NoticeSection = ({ place, title, text, hints, actions, diagram, children }: NoticeProps) => (
  <section id={place.id} aria-labelledby={place.labelledBy} className={styles.notice}>
    <Diagram {...diagram} />
    <div>
      <h1 id={place.labelledBy} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{text}</p>
      <Actions actions={actions} />
      {children}
    </div>
    {hints && hints.length > 0 && (
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <li key={hint}>{linked(hint)}</li>
        ))}
      </ul>
    )}
  </section>
);
