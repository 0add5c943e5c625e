import * as styles from './stats.module.css';

/** A row of figures, each with its label. */
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
