import { useTranslation } from 'react-i18next';
import { useSyncExternalStore } from 'react';
import { isOpenAt, minutesAhead, type OpeningHours, shifted } from './opening-hours';
import { useTimes } from './times';
import * as styles from './hours-list.module.css';

const minute = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minute);
  return () => clearInterval(timer);
}

/** The current minute since 1970; undefined in the static HTML, which was rendered at build time. */
const useMinute = (): number | undefined =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );

/** Shows whether the office is open, and its hours in the visitor's time zone where that differs. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const { t } = useTranslation('contacts');
  const times = useTimes();
  const now = useMinute();
  if (now === undefined) return <p className={styles.now} />;
  const instant = new Date(now * minute);
  const isOpen = isOpenAt(hours, instant);
  const ahead = minutesAhead(hours, instant);
  return (
    <p className={styles.now}>
      <strong data-open={isOpen}>{t(isOpen ? 'hours.openNow' : 'hours.closedNow')}</strong>{' '}
      {ahead !== 0 && (
        <span>{t('hours.visitor', { span: times(shifted(hours.opens, ahead), shifted(hours.closes, ahead)) })}</span>
      )}
    </p>
  );
}
