import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ActionRow } from '../../components/actions';
import { linkMail } from '../../components/link-mail';
import { Progress } from '../../components/progress';
import { RouteLink } from '../../components/route-link';
import type { SectionProps } from '../../components/section';
import * as styles from './notice.module.css';

export const query = graphql`
  fragment NoticeSection on NoticeSection {
    title
    lead
    hintsTitle
    hints {
      text
      action {
        ...ActionLabel
      }
    }
    actions {
      ...ActionLabel
    }
    progress {
      ...ProgressSteps
    }
  }
`;

interface NoticeProps extends SectionProps<Queries.NoticeSectionFragment> {
  /** An action on the notice page itself, such as sending a mail again. */
  children?: ReactNode;
}

/** While a step in the middle is due, what comes next is in the mailbox: no button here is the main one. */
const isNextHere = ({ steps, done, failed }: Queries.ProgressStepsFragment) => failed || done === steps.length - 1;

/** Says what has happened over a line that shows it, and below what to do if it does not go on. */
export const NoticeSection = ({
  attributes,
  title,
  lead,
  hintsTitle,
  hints,
  actions,
  progress,
  children,
}: NoticeProps) => (
  <section id={attributes.id} aria-labelledby={attributes.labelledBy}>
    <div className={styles.message} data-background="dark">
      <div>
        <h1 id={attributes.labelledBy}>{title}</h1>
        <p>{lead}</p>
        <ActionRow actions={actions} isMain={isNextHere(progress)} />
      </div>
      <Progress {...progress} />
    </div>
    <div className={styles.below}>
      <div>
        <h2>{hintsTitle}</h2>
        {children}
      </div>
      <ul>
        {hints.map(({ text: hint, action }) => (
          <li key={hint}>
            <p>{linkMail(hint)}</p>
            {action && <RouteLink route={action.route}>{action.label}</RouteLink>}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
NoticeSection.background = 'own' as const;
