import { useCurrentPage } from '../../i18n/current-page';
import { dayName, type OfficeMoment, type OpeningHours, week } from '../../opening-hours/opening-hours';
import * as styles from './hours-row.module.css';

/**
 * A line at the current time in the cell of today. It is an SVG, since a `style` attribute with the position would
 * violate the CSP.
 */
const Stroke = ({ passed }: { passed: number }) => (
  <svg width="100%" height="100%" stroke="var(--surface)" strokeWidth="3" paintOrder="stroke" className={styles.stroke}>
    <rect x={`${Math.round(passed * 100)}%`} width="2" height="100%" />
  </svg>
);

interface WeekProps {
  hours: OpeningHours;
  /** The current day and time at the office; undefined in the static HTML. */
  office?: OfficeMoment;
}

/**
 * The week as seven cells: closed days are hatched; today is outlined, and filled while the office is open. Decorative:
 * the text below says the same.
 */
export function Week({ hours, office }: WeekProps) {
  const { locale } = useCurrentPage();
  return (
    <ol className={styles.week} aria-hidden="true">
      {week.map((day) => {
        const isToday = day === office?.day;
        const isNow = isToday && office.isOpen;
        return (
          <li key={day} data-open={hours.days.includes(day)} data-today={isToday} data-now={isNow}>
            <span className={styles.cell}>{isNow && <Stroke passed={office.passed} />}</span>
            {dayName(day, locale, 'short')}
          </li>
        );
      })}
    </ol>
  );
}
