import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ActionRow } from '../../components/actions';
import * as text from '../../components/patterns/lead.module.css';
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
  /** Interactive content of the page, such as a button that sends the mail again. */
  children?: ReactNode;
}

/**
 * Whether the visitor continues on this page: at the last step, or after a failure. At earlier steps the visitor opens
 * a mail next, so the page has no main button.
 */
const isNextHere = ({ steps, done, failed }: Queries.ProgressStepsFragment) => failed || done === steps.length - 1;

/**
 * A message about what has happened, with a progress line. Below is what the visitor can do if, for example, no mail
 * arrives.
 */
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
        <p className={text.lead}>{lead}</p>
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
