import { useTranslation } from 'react-i18next';
import { Clock } from '../../components/icons';
import { useDays, useOpeningDays, useTimes } from '../../opening-hours/opening-days';
import { hoursAhead, minutesAhead, officeAt, type OpeningHours } from '../../opening-hours/opening-hours';
import { ContactRow } from './contact-row';
import { useNow } from './use-now';
import { Week } from './week';
import * as styles from './hours-row.module.css';

interface HoursRowProps {
  hours: OpeningHours;
  note: string;
}

/**
 * Returns a function that formats the opening hours in the visitor's time zone, which is `ahead` minutes ahead of the
 * office's. The text includes the days if they differ from the days at the office.
 */
function useVisitorHours(hours: OpeningHours): (ahead: number) => string {
  const { t } = useTranslation('contacts');
  const [daysOf, times] = [useDays(), useTimes()];
  return (ahead) => {
    const { days, opens, closes, closesNextDay } = hoursAhead(hours, ahead);
    const sameDay = times(opens, closes);
    const span = closesNextDay ? t('hours.nextDay', { span: sameDay }) : sameDay;
    return days.length > 0
      ? t('hours.visitorDays', { days: days.map(daysOf).join(', '), span })
      : t('hours.visitor', { span });
  };
}

/**
 * The week's opening hours. After hydration also says whether the office is open now, and the hours in the visitor's
 * time zone.
 */
export function HoursRow({ hours, note }: HoursRowProps) {
  const { t } = useTranslation('contacts');
  const visitorHours = useVisitorHours(hours);
  const openingDays = useOpeningDays(hours);
  const now = useNow();
  const office = now && officeAt(hours, now);
  const ahead = now ? minutesAhead(hours, now) : 0;
  const status = office && (
    <p className={styles.now} data-open={office.isOpen}>
      {t(office.isOpen ? 'hours.openNow' : 'hours.closedNow')}
    </p>
  );
  return (
    <ContactRow icon={Clock} title={t('hours.title')} aside={status}>
      <Week hours={hours} office={office} />
      <dl className={styles.days}>
        {openingDays.map((each) => (
          <div key={each.days}>
            <dt>{each.days}</dt>
            <dd>{each.times}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.zone}>{`${t('hours.zone')} ${note}`}</p>
      <p className={styles.zone}>{ahead !== 0 && visitorHours(ahead)}</p>
    </ContactRow>
  );
}
