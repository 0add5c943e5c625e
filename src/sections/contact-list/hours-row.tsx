import { useTranslation } from 'react-i18next';
import { Clock } from 'lucide';
import { useOpeningDays, useTimes } from '../../components/opening-days';
import { minutesAhead, officeAt, type OpeningHours, shifted } from '../../components/opening-hours';
import { ContactRow } from './contact-row';
import { useNow } from './use-now';
import { Week } from './week';
import * as styles from './hours-row.module.css';

interface HoursRowProps {
  hours: OpeningHours;
  note: string;
}

/** The week's opening hours; once scripts run, also whether the office is open now, and its hours on the visitor's clock. */
export function HoursRow({ hours, note }: HoursRowProps) {
  const { t } = useTranslation('contacts');
  const times = useTimes();
  const openingDays = useOpeningDays(hours);
  const now = useNow();
  const office = now && officeAt(hours, now);
  const ahead = now ? minutesAhead(hours, now) : 0;
  const visitor = (minutes: number) =>
    t('hours.visitor', { span: times(shifted(hours.opens, minutes), shifted(hours.closes, minutes)) });
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
      <p className={styles.zone}>{ahead !== 0 && visitor(ahead)}</p>
    </ContactRow>
  );
}
