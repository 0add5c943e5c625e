import { CircleCheck } from 'lucide';
import { Icon } from './icon';
import * as styles from './ticks.module.css';

/** A list of short points with check marks, for dark blue backgrounds. */
export const Ticks = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.ticks}>
    {points.map((point) => (
      <li key={point}>
        <Icon of={CircleCheck} size={21} />
        {point}
      </li>
    ))}
  </ul>
);
