import { useTranslation } from 'react-i18next';
import { usePlace } from '../../i18n/tree';
import { dayName, dayRanges, type OpeningHours } from './opening-hours';
import { OpenNow } from './open-now';
import { useTimes } from './times';
import * as styles from './hours-list.module.css';

/** Not by `::first-letter`, which splits the text: Orca over Firefox reads “M” and then “onday to Friday”. */
const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The week's opening hours, and whether the office is open now. */
export function HoursList({ hours }: { hours: OpeningHours }) {
  const { t } = useTranslation('contacts');
  const { locale } = usePlace();
  const times = useTimes();
  return (
    <div className={styles.card} data-ground="ink">
      <h3>{t('hours.title')}</h3>
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
      <p className={styles.zone}>{t('hours.zone')}</p>
      <OpenNow hours={hours} />
    </div>
  );
}
