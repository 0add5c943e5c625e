import { graphql } from 'gatsby';
import { Circle, CircleCheck, CircleDot, CircleX, type IconNode } from './icons';
import { Icon } from './icon';
import * as styles from './progress.module.css';

export const query = graphql`
  fragment ProgressSteps on Progress {
    steps
    done
    failed
  }
`;

/**
 * SVG paths of the rising line before, between and after its points at 0, 1/3 and 2/3 of the width.
 * `progress.module.css` positions the labels at the heights of these points.
 */
const legs = [
  'M-120 128L-104 114L-94 120L-72 102L-60 109L0 80',
  'M0 80L12 72L20 77L34 63L44 71L62 55L76 71L100 66',
  'M100 66L110 58L119 64L132 47L141 54L156 36L165 45L179 25L189 33L200 20',
  'M200 20L213 12L222 18L238 7L248 13L266 3L276 8L300 0L480-100',
];

const icons = { done: CircleCheck, now: CircleDot, failed: CircleX, next: Circle } satisfies Record<string, IconNode>;

type State = keyof typeof icons;

/**
 * The three steps of a process on a rising line, which is solid up to the current step and dotted after it. For dark
 * blue backgrounds. The line is wider than its box, so a parent must clip it.
 */
export function Progress({ steps, done, failed }: Queries.ProgressStepsFragment) {
  const here: State = failed ? 'failed' : 'now';
  const stateOf = (step: number): State => (step < done ? 'done' : step === done ? here : 'next');
  return (
    <div className={styles.progress}>
      <svg
        viewBox="0 0 300 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        className={styles.line}
        aria-hidden
      >
        {legs.map((leg, step) => (
          <path
            key={leg}
            d={leg}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeDasharray={step > done ? '2 7' : undefined}
            strokeOpacity={step > done ? 0.6 : undefined}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ol>
        {steps.map((step, index) => {
          const state = stateOf(index);
          return (
            <li key={step} data-state={state} aria-current={index === done ? 'step' : undefined}>
              <Icon of={icons[state]} size={28} />
              {step}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
