import * as styles from './stats.module.css';

/**
 * Key figures with their labels. The element is a list instead of a `<dl>`: in a `<dl>` screen readers would read the
 * label first, in the list they read “17,500 active traders”.
 */
export const Stats = ({ stats }: { stats: NonNullable<Queries.HeroSectionFragment['stats']> }) => (
  <ul className={styles.stats} data-count={stats.length}>
    {stats.map(({ value, label }) => (
      <li key={label}>
        <strong>{value}</strong> <span>{label}</span>
      </li>
    ))}
  </ul>
);
