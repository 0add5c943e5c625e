import * as styles from './skeleton-rows.module.css';

interface SkeletonRowsProps {
  rows: number;
  /** The names that the rows begin with, where they are known. */
  names?: readonly string[];
}

/** Placeholder for a table that is still loading: rows of 52 px. */
export const SkeletonRows = ({ rows, names = [] }: SkeletonRowsProps) => (
  <div className={styles.rows} aria-hidden="true">
    {Array.from({ length: rows }, (_row, index) => (
      <div key={index} className={styles.row}>
        {names[index] ? (
          <b>{names[index]}</b>
        ) : (
          <>
            <i />
            <i />
            <i />
          </>
        )}
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
);
