import { useTranslation } from 'react-i18next';
import { Clock } from 'lucide';
import { usePlace } from '../../i18n/tree';
import { ContactRow } from './contact-row';
import { dayName, dayRanges, minutesAhead, officeAt, type OpeningHours, shifted } from './opening-hours';
import { useTimes } from './times';
import { useNow } from './use-now';
import { Week } from './week';
import * as styles from './hours-row.module.css';

/** Not by `::first-letter`, which splits the text: Orca over Firefox reads “M” and then “onday to Friday”. */
const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The week's opening hours; once scripts run, also whether the office is open now, and its hours on the visitor's clock. */
export function HoursRow({ hours, note }: { hours: OpeningHours; note: string }) {
  const { t } = useTranslation('contacts');
  const { locale } = usePlace();
  const times = useTimes();
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
    <ContactRow icon={Clock} title={t('hours.title')} aside={status} note={note}>
      <Week hours={hours} office={office} />
      <dl className={styles.days}>
        {dayRanges(hours.days).map(({ first, last, isOpen }) => (
          <div key={first}>
            <dt>
              {capitalised(
                t(first === last ? 'hours.day' : last - first === 1 ? 'hours.twoDays' : 'hours.days', {
                  first: dayName(first, locale),
                  last: dayName(last, locale),
                }),
                locale,
              )}
            </dt>
            <dd>{isOpen ? times(hours.opens, hours.closes) : t('hours.closed')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.zone}>
        {/* One text, since a second text node beside it would count as a layout shift when it is filled. */}
        {t('hours.zone') + (ahead === 0 ? '' : ` ${visitor(ahead)}`)}
      </p>
    </ContactRow>
  );
}
