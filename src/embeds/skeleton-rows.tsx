import * as styles from './skeleton-rows.module.css';

interface SkeletonRowsProps {
  rows: number;
  /** Names of the instruments in the rows; a row without a name starts with grey bars. */
  names?: readonly string[];
}

/** A placeholder for a table that is still loading; each row is 52 px high. */
export const SkeletonRows = ({ rows, names = [] }: SkeletonRowsProps) => (
  <div className={styles.rows}>
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
