import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import type { SectionProps } from '../../components/section';
import * as styles from './chart-gap.module.css';

export const query = graphql`
  fragment ChartGapSection on ChartGapSection {
    title
    lead
    actions {
      ...ActionLabel
    }
    lastPrice
    gap
    nextPrice
  }
`;

type ChartGapProps = SectionProps<Queries.ChartGapSectionFragment>;

/** SVG path that ends at 25 % of the height, where `chart-gap.module.css` puts a dot. */
const lineBefore = 'M0 62L10 57L15 60L25 50L30 54L40 45L47 49L55 37L61 42L71 33L77 37L86 28L93 32L100 25';
/** SVG path that begins at 57 % of the height, where `chart-gap.module.css` puts a dot. */
const lineAfter = 'M0 57L7 52L12 55L20 47L27 51L36 42L43 46L51 36L58 40L68 30L74 35L84 26L91 29L100 21';

/** A price line that fills its box. The path is stretched, but its stroke has the same width everywhere. */
const Line = ({ path }: { path: string }) => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" className={styles.line}>
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

/** The section at the top of Page Not Found. The chart is decorative: the heading says the same. */
export const ChartGapSection = ({ attributes, title, lead, actions, lastPrice, gap, nextPrice }: ChartGapProps) => (
  <section id={attributes.id} aria-labelledby={attributes.labelledBy} className={styles.section} data-background="dark">
    <div className={styles.copy}>
      <h1 id={attributes.labelledBy}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Actions actions={actions} />
    </div>
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.before}>
        <Line path={lineBefore} />
        <span className={styles.label}>{lastPrice}</span>
      </div>
      <div className={styles.gap}>
        <span>{gap}</span>
      </div>
      <div className={styles.after}>
        <Line path={lineAfter} />
        <span className={styles.label}>{nextPrice}</span>
      </div>
    </div>
  </section>
);
ChartGapSection.background = 'own' as const;
