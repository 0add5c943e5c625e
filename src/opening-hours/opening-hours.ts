/** Opening hours of the office; `settings.graphql` documents the fields. */
export type OpeningHours = Queries.OpeningHours;

/** Consecutive days on which the office is open, or on which it is closed. ISO numbers, 1 for Monday. */
interface DayRange {
  first: number;
  last: number;
  isOpen: boolean;
}

/** ISO numbers of the weekdays, from Monday. */
export const week = [1, 2, 3, 4, 5, 6, 7];
const minutesPerDay = 24 * 60;

/** Divides the week, from Monday, into ranges of days on which the office is open or closed. */
export function dayRanges(days: readonly number[]): DayRange[] {
  return week.reduce<DayRange[]>((ranges, day) => {
    const isOpen = days.includes(day);
    const previous = ranges.at(-1);
    return previous?.isOpen === isOpen
      ? [...ranges.slice(0, -1), { ...previous, last: day }]
      : [...ranges, { first: day, last: day, isOpen }];
  }, []);
}

/** Returns the name of a weekday in a language; 1 is Monday. */
export const dayName = (day: number, locale: string, weekday: 'long' | 'short' = 'long'): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));

/** Returns the minutes from midnight to a time written as HH:MM. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the weekday and the minutes since midnight of an instant in a time zone; by default the visitor's. */
function clockAt(instant: Date, timeZone?: string): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
  return { day, minutes: minutesOf(`${part('hour')}:${part('minute')}`) };
}

/** A point in time, compared with the opening hours, in the office's time zone. */
export interface OfficeMoment {
  /** ISO weekday, 1 for Monday. */
  day: number;
  isOpen: boolean;
  /** The time of day relative to the opening hours: 0 at opening, 1 at closing, outside that range while closed. */
  passed: number;
}

export function officeAt({ days, opens, closes, timeZone }: OpeningHours, instant: Date): OfficeMoment {
  const { day, minutes } = clockAt(instant, timeZone);
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return {
    day,
    isOpen: days.includes(day) && minutes >= from && minutes < to,
    passed: (minutes - from) / (to - from),
  };
}

/** Returns the remainder of a division, which is never negative, even for negative numbers. */
const remainder = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/**
 * Returns how many minutes the visitor's clock is ahead of the office's; negative if behind. Tests set `visitorZone`.
 */
export function minutesAhead({ timeZone }: OpeningHours, instant: Date, visitorZone?: string): number {
  const [visitor, office] = [clockAt(instant, visitorZone), clockAt(instant, timeZone)];
  // Assumes that the visitor's and the office's dates differ by one day at most. They can differ by two only if the
  // time zones are more than 24 hours apart.
  const days = remainder(visitor.day - office.day + 1, 7) - 1;
  return days * minutesPerDay + visitor.minutes - office.minutes;
}

/** Opening hours converted to the visitor's time zone. */
interface OtherHours {
  /**
   * Ranges of days on which the office opens, in the visitor's time zone. Empty if the days need not be mentioned: the
   * office opens every day, or it opens and closes on the same days in both time zones.
   */
  days: { first: number; last: number }[];
  /** The opening time, written as HH:MM. */
  opens: string;
  closes: string;
  closesNextDay: boolean;
}

/** Converts the opening hours to a clock that is `minutes` ahead of the office's. */
export function hoursAhead({ days, opens, closes }: OpeningHours, minutes: number): OtherHours {
  const [from, to] = [minutesOf(opens) + minutes, minutesOf(closes) + minutes];
  const moved = Math.floor(from / minutesPerDay);
  // Uses the last open minute instead of the closing time, since 24:00 would count as the next day.
  const closesNextDay = Math.floor((to - 1) / minutesPerDay) > moved;
  const dayAfter = (day: number) => remainder(day - 1 + moved, 7) + 1;
  const runs = dayRanges(days).filter(({ isOpen }) => isOpen);
  const namesDays = (moved !== 0 || closesNextDay) && days.length < 7;
  const two = (value: number) => String(value).padStart(2, '0');
  const time = (total: number) => `${two(remainder(Math.floor(total / 60), 24))}:${two(remainder(total, 60))}`;
  return {
    days: namesDays ? runs.map(({ first, last }) => ({ first: dayAfter(first), last: dayAfter(last) })) : [],
    opens: time(from),
    closes: time(to),
    closesNextDay,
  };
}
