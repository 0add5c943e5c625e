import { useCurrentPage } from '../../i18n/current-page';
import { dayName, type OfficeMoment, type OpeningHours, week } from '../../components/opening-hours';
import * as styles from './hours-row.module.css';

/** The part of the opening hours that has passed, as a stroke. SVG, since the content security policy refuses style attributes. */
const Stroke = ({ passed }: { passed: number }) => (
  <svg width="100%" height="100%" stroke="var(--surface)" strokeWidth="3" paintOrder="stroke" className={styles.stroke}>
    <rect x={`${Math.round(passed * 100)}%`} width="2" height="100%" />
  </svg>
);

interface WeekProps {
  hours: OpeningHours;
  /** Missing in the static HTML. */
  office?: OfficeMoment;
}

/**
 * A cell for each day: closed ones are hatched; today is outlined, and filled while the office is open. Decorates: the same
 * stands below in words.
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
