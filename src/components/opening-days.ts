import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../i18n/current-page';
import { dayName, dayRanges, type OpeningHours } from './opening-hours';

export const query = graphql`
  fragment OfficeHours on Company {
    hours {
      days
      opens
      closes
      timeZone
    }
  }
`;

/** Formats two times given as HH:MM as a time range in the page's language, which stays on one line. */
export function useTimes(): (from: string, to: string) => string {
  const { t } = useTranslation('contacts');
  const time = (value: string) => {
    const [hours, minutes] = value.split(':');
    return t(minutes === '00' ? 'hours.fullHour' : 'hours.time', { hours: Number(hours), minutes });
  };
  return (from, to) => t('hours.span', { from: time(from), to: time(to) }).replaceAll(' ', '\u00a0');
}

/** Capitalises in the text itself: `::first-letter` splits it, and Orca over Firefox reads “M” and then “onday to Friday”. */
const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Names a run of days, such as `Monday to Friday`, in the page's language. */
export function useDays(): (run: { first: number; last: number }) => string {
  const { t } = useTranslation('contacts');
  const { locale } = useCurrentPage();
  return ({ first, last }) => {
    const length = (last - first + 7) % 7;
    const span = length === 0 ? 'hours.day' : length === 1 ? 'hours.twoDays' : 'hours.days';
    return t(span, { first: dayName(first, locale), last: dayName(last, locale) });
  };
}

/** The week from Monday to Sunday in words, such as `Monday to Friday` and `9:00 to 18:00`, then the days that are closed. */
export function useOpeningDays(hours: OpeningHours): { days: string; times: string }[] {
  const { t } = useTranslation('contacts');
  const { locale } = useCurrentPage();
  const [daysOf, times] = [useDays(), useTimes()];
  return dayRanges(hours.days).map(({ isOpen, ...run }) => ({
    days: capitalised(daysOf(run), locale),
    times: isOpen ? times(hours.opens, hours.closes) : t('hours.closed'),
  }));
}
