import * as styles from './skeleton-rows.module.css';

/** Placeholder for a table that is still loading: rows of 52 px. */
export const SkeletonRows = ({ rows }: { rows: number }) => (
  <div className={styles.rows} aria-hidden="true">
    {Array.from({ length: rows }, (_row, index) => (
      <div key={index} className={styles.row}>
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
);
