import { useTranslation } from 'react-i18next';

/** Formats two times given as HH:MM as a time range in the page's language. */
export function useTimes(): (from: string, to: string) => string {
  const { t } = useTranslation('contacts');
  const time = (value: string) => {
    const [hours, minutes] = value.split(':');
    return t(minutes === '00' ? 'hours.fullHour' : 'hours.time', { hours: Number(hours), minutes });
  };
  return (from, to) => t('hours.span', { from: time(from), to: time(to) });
}
