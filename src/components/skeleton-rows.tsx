import * as styles from './skeleton-rows.module.css';

/** The grey shape of a table that has yet to come. Its height is that of its rows: 52 px each. */
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
