import { CircleCheck, type IconNode } from './icons';
import { Icon } from './icon';
import * as styles from './ticks.module.css';

interface TicksProps {
  points: readonly string[];
  icon?: IconNode;
}

/** A list of short points, each after a check mark or another icon, for dark blue backgrounds. */
export const Ticks = ({ points, icon = CircleCheck }: TicksProps) => (
  <ul className={styles.ticks}>
    {points.map((point) => (
      <li key={point}>
        <Icon of={icon} size={21} />
        {point}
      </li>
    ))}
  </ul>
);
