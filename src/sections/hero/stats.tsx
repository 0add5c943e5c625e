import * as styles from './stats.module.css';

/** Figures in a row, each with what it counts. */
export const Stats = ({ stats }: { stats: NonNullable<Queries.HeroSectionFragment['stats']> }) => (
  <dl className={styles.stats}>
    {stats.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
