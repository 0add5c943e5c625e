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

/** Returns a function that formats two times (HH:MM) as a time range in the page's language, without line breaks. */
export function useTimes(): (from: string, to: string) => string {
  const { t } = useTranslation('contacts');
  const time = (value: string) => {
    const [hours, minutes] = value.split(':');
    return t(minutes === '00' ? 'hours.fullHour' : 'hours.time', { hours: Number(hours), minutes });
  };
  return (from, to) => t('hours.span', { from: time(from), to: time(to) }).replaceAll(' ', '\u00a0');
}

/**
 * Capitalises the text itself instead of using `::first-letter`: Orca in Firefox would read “M” and “onday to Friday”.
 */
const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Returns a function that names consecutive days in the page's language, such as `Monday to Friday`. */
export function useDays(): (run: { first: number; last: number }) => string {
  const { t } = useTranslation('contacts');
  const { locale } = useCurrentPage();
  return ({ first, last }) => {
    const length = (last - first + 7) % 7;
    const span = length === 0 ? 'hours.day' : length === 1 ? 'hours.twoDays' : 'hours.days';
    return t(span, { first: dayName(first, locale), last: dayName(last, locale) });
  };
}

/**
 * Returns the week's opening hours as text, from Monday to Sunday: rows such as `Monday to Friday`, `9:00 to 18:00`. The
 * last row has the closed days.
 */
export function useOpeningDays(hours: OpeningHours): { days: string; times: string }[] {
  const { t } = useTranslation('contacts');
  const { locale } = useCurrentPage();
  const [daysOf, times] = [useDays(), useTimes()];
  return dayRanges(hours.days).map(({ isOpen, ...run }) => ({
    days: capitalised(daysOf(run), locale),
    times: isOpen ? times(hours.opens, hours.closes) : t('hours.closed'),
  }));
}
