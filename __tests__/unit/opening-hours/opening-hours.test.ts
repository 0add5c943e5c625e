import {
  dayName,
  hoursAhead,
  minutesAhead,
  officeAt,
  type OpeningHours,
} from '../../../src/opening-hours/opening-hours';

const office: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', timeZone: 'America/New_York' };

it.each([
  ['Monday at 9:00 in winter', '2026-01-05T14:00:00Z'],
  ['Monday at 17:59', '2026-01-05T22:59:00Z'],
])('an office with the opening hours Monday to Friday, 9:00 to 18:00, is open on %s', (_when, instant) => {
  expect(officeAt(office, new Date(instant)).isOpen).toBe(true);
});

it.each([
  ['Monday a second before 9:00', '2026-01-05T13:59:59Z'],
  ['Monday at 18:00', '2026-01-05T23:00:00Z'],
  ['Saturday at noon', '2026-01-10T17:00:00Z'],
  ['Monday at 20:00 in New York, when it is Tuesday in UTC', '2026-01-06T01:00:00Z'],
])('an office with the opening hours Monday to Friday, 9:00 to 18:00, is closed on %s', (_when, instant) => {
  expect(officeAt(office, new Date(instant)).isOpen).toBe(false);
});

it.each([
  ['Europe/Berlin', '2026-01-05T14:00:00Z', 360],
  // On 16 March 2026, the USA already has daylight saving time, Europe not yet.
  ['Europe/Berlin', '2026-03-16T14:00:00Z', 300],
  ['America/New_York', '2026-01-05T14:00:00Z', 0],
  ['Asia/Kathmandu', '2026-01-05T14:00:00Z', 645],
  // In Auckland this is noon on Tuesday.
  ['Pacific/Auckland', '2026-01-05T23:00:00Z', 1080],
  // In Pago Pago this is still Sunday.
  ['Pacific/Pago_Pago', '2026-01-05T06:00:00Z', -360],
])('clocks in %s, at the instant %s, differ from clocks in New York by %i minutes', (zone, instant, minutes) => {
  expect(minutesAhead(office, new Date(instant), zone)).toBe(minutes);
});

it.each([
  ['Berlin', '15:00', '00:00', 360],
  ['Honolulu', '04:00', '13:00', -300],
])(
  'in %s, opening hours of 9:00 to 18:00 in New York become %s to %s; weekdays are left out, since they do not change',
  (_place, opens, closes, minutes) => {
    expect(hoursAhead(office, minutes)).toEqual({ days: [], opens, closes, closesNextDay: false });
  },
);

it.each([
  ['Tokyo', 'Monday to Friday', '23:00', '08:00', 840],
  ['a time zone 10 hours behind New York', 'Sunday to Thursday', '23:00', '08:00', -600],
])(
  'in %s, opening hours of Monday to Friday 9:00 to 18:00 in New York become %s, from %s to %s the next day',
  (_place, weekdays, opens, closes, minutes) => {
    const { days, ...hours } = hoursAhead(office, minutes);
    expect(days.map(({ first, last }) => `${dayName(first, 'en')} to ${dayName(last, 'en')}`)).toEqual([weekdays]);
    expect(hours).toEqual({ opens, closes, closesNextDay: true });
  },
);

it('in Auckland, opening hours of Monday to Friday 9:00 to 18:00 in New York become Tuesday to Saturday 3:00 to 12:00', () => {
  const days = [{ first: 2, last: 6 }];
  expect(hoursAhead(office, 1080)).toEqual({ days, opens: '03:00', closes: '12:00', closesNextDay: false });
});

it('the opening hours, converted to another time zone, name no weekdays if the office is open every day', () => {
  expect(hoursAhead({ ...office, days: [1, 2, 3, 4, 5, 6, 7] }, 1080).days).toEqual([]);
});
