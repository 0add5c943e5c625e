import { graphql } from 'gatsby';
import type { IconNode } from '../../components/icons';
import { type ReactNode, useState } from 'react';
import { FailedStep, type StepFailure } from '../../components/failed-step';
import { linkMail } from '../../components/link-mail';
import { Progress } from '../../components/progress';
import { Screen } from '../../components/screen';
import type { SectionProps } from '../../components/section';
import { Ticks } from '../../components/ticks';
import breakpoints from '../../styles/breakpoints.json';
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

/** An icon with one dot. The icon set lucide has one too, but its dot is smaller, and not at the left edge. */
const dot: IconNode = [['circle', { cx: 4, cy: 12, r: 3, fill: 'currentColor' }]];

interface SignInProps extends SectionProps<Queries.SignInSectionFragment> {
  /** The form and its links. */
  children?: ReactNode;
}

/** A form with its heading, next to a dark panel with reasons. In narrow windows the panel is below the form. */
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
            narrowIn={`${upTo(breakpoints.phone)}, ${above(breakpoints.wideTablet)} and ${upTo(breakpoints.smallLaptop)}`}
            sizes={`${upTo(breakpoints.wideTablet)} min(88vw, 32rem), min(42vw, 560px)`}
          />
        )}
        {progress && <Progress {...progress} done={failure?.step ?? progress.done} failed={failure !== undefined} />}
        <div className={styles.reasons}>
          <h2>{asideTitle}</h2>
          {/* If the panel has a progress line, the reasons have dots: check marks would look as if steps were done. */}
          <Ticks points={asidePoints} icon={progress ? dot : undefined} />
        </div>
      </div>
    </section>
  );
}
SignInSection.background = 'own' as const;
