import { CircleCheck } from 'lucide';
import { Icon } from './icon';
import * as styles from './ticks.module.css';

/** Short points on dark blue, each with a tick. */
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
