import { graphql } from 'gatsby';
import type { IconNode } from '../../components/icons';
import { type ReactNode, useState } from 'react';
import { FailedStep, type StepFailure } from '../../components/failed-step';
import { linkMail } from '../../components/link-mail';
import { Progress } from '../../components/progress';
import { Screen } from '../../components/screen';
import type { SectionProps } from '../../components/section';
import { Ticks } from '../../components/ticks';
import { above, upTo } from '../../styles/windows';
import * as styles from './sign-in.module.css';

export const query = graphql`
  fragment SignInSection on SignInSection {
    title
    lead
    asideTitle
    asidePoints
    screen {
      ...TerminalScreen
    }
    progress {
      ...ProgressSteps
    }
    help
    whenFailed {
      title
      lead
      asideTitle
      asidePoints
      help
    }
  }
`;

/** A larger dot than lucide's (2 px wide), aligned with the heading. */
const dot: IconNode = [['circle', { cx: 4, cy: 12, r: 3, fill: 'currentColor' }]];

interface SignInProps extends SectionProps<Queries.SignInSectionFragment> {
  /** The form and its links. */
  children?: ReactNode;
}

/**
 * The frame of a form: heading and form, and a dark panel with reasons, which is on the right in wide windows and
 * otherwise below.
 */
export function SignInSection({ attributes, screen, progress, children, whenFailed, ...texts }: SignInProps) {
  const [failure, setFailure] = useState<StepFailure>();
  const { title, lead, asideTitle, asidePoints, help } = { ...texts, ...(failure && { ...whenFailed, ...failure }) };
  return (
    <section id={attributes.id} aria-labelledby={attributes.labelledBy} className={styles.shell}>
      <div className={styles.form}>
        <h1 id={attributes.labelledBy}>{title}</h1>
        {lead && <p>{lead}</p>}
        <FailedStep.Provider value={setFailure}>{children}</FailedStep.Provider>
        {help && <p className={styles.help}>{linkMail(help)}</p>}
      </div>
      <div className={styles.aside} data-background="dark">
        {screen && (
          <Screen
            screen={screen}
            narrowIn={`${upTo('phone')}, ${above('wideTablet')} and ${upTo('smallLaptop')}`}
            sizes={`${upTo('wideTablet')} min(88vw, 32rem), min(42vw, 560px)`}
          />
        )}
        {progress && <Progress {...progress} done={failure?.step ?? progress.done} failed={failure !== undefined} />}
        <div className={styles.reasons}>
          <h2>{asideTitle}</h2>
          {/* Dots instead of check marks, which next to the steps would say that a point is done. */}
          <Ticks points={asidePoints} icon={progress ? dot : undefined} />
        </div>
      </div>
    </section>
  );
}
SignInSection.background = 'own' as const;
