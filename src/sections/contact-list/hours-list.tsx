import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePlace } from '../../i18n/tree';
import { dayName, dayRanges, type OpeningHours } from './opening-hours';
import { OpenNow } from './open-now';
import { useTimes } from './times';
import * as styles from './hours-list.module.css';

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
              {t(first === last ? 'hours.day' : last - first === 1 ? 'hours.twoDays' : 'hours.days', {
                first: dayName(first, locale),
                last: dayName(last, locale),
              })}
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
