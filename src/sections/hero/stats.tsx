import * as styles from './stats.module.css';

/** A row of figures, each with its label. A list, because screen readers read a term before its definition: “17,500 active traders”. */
export const Stats = ({ stats }: { stats: NonNullable<Queries.HeroSectionFragment['stats']> }) => (
  <ul className={styles.stats}>
    {stats.map(({ value, label }) => (
      <li key={label}>
        <strong>{value}</strong> <span>{label}</span>
      </li>
    ))}
  </ul>
);
