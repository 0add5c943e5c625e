import { hoursAhead, minutesAhead, officeAt, type OpeningHours } from '../../../src/components/opening-hours';

const office: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', timeZone: 'America/New_York' };

it.each([
  ['2026-01-05T14:00:00Z', true, 'opens on a Monday at nine'],
  ['2026-01-05T13:59:59Z', false, 'is closed a second before nine'],
  ['2026-01-05T22:59:00Z', true, 'is open in its last minute'],
  ['2026-01-05T23:00:00Z', false, 'closes at six'],
  ['2026-01-10T17:00:00Z', false, 'is closed on Saturday at noon'],
  ['2026-07-06T13:00:00Z', true, 'opens an hour earlier in UTC in summer'],
  ['2026-01-06T01:00:00Z', false, 'is closed on Monday evening, when it is Tuesday in UTC'],
])('at %s, the office is shown as open: %s, since it %s', (instant, expected) => {
  expect(officeAt(office, new Date(instant)).isOpen).toBe(expected);
});

it.each([
  ['Europe/Berlin', '2026-01-05T14:00:00Z', 360],
  // The USA has begun daylight saving time, Europe has not yet.
  ['Europe/Berlin', '2026-03-16T14:00:00Z', 300],
  ['America/New_York', '2026-01-05T14:00:00Z', 0],
  ['America/Los_Angeles', '2026-01-05T14:00:00Z', -180],
  ['Asia/Kathmandu', '2026-01-05T14:00:00Z', 645],
  ['America/St_Johns', '2026-01-05T14:00:00Z', 90],
  // In Auckland this is noon on Tuesday.
  ['Pacific/Auckland', '2026-01-05T23:00:00Z', 1080],
  ['Pacific/Kiritimati', '2026-01-05T14:00:00Z', 1140],
  // In Pago Pago this is still Sunday.
  ['Pacific/Pago_Pago', '2026-01-05T06:00:00Z', -360],
])('in %s, at the instant %s, clocks are ahead of the office’s clock by %i minutes', (zone, instant, minutes) => {
  expect(minutesAhead(office, new Date(instant), zone)).toBe(minutes);
});

it.each([
  ['Europe/Berlin', 360, [], '15:00', '00:00', false],
  ['Asia/Kolkata', 630, [[1, 5]], '19:30', '04:30', true],
  ['Asia/Tokyo', 840, [[1, 5]], '23:00', '08:00', true],
  ['Pacific/Auckland', 1080, [[2, 6]], '03:00', '12:00', false],
  ['Pacific/Honolulu', -300, [], '04:00', '13:00', false],
  ['an invented time zone', -600, [[7, 4]], '23:00', '08:00', true],
  ['an invented time zone', -16 * 60, [[7, 4]], '17:00', '02:00', true],
] as const)(
  'seen from %s, %i minutes ahead, the office is open on the days %j (1: Monday, []: days not named) from %s to %s',
  (...row) => {
    const [, minutes, days, opens, closes, closesNextDay] = row;
    const runs = days.map(([first, last]) => ({ first, last }));
    expect(hoursAhead(office, minutes)).toEqual({ days: runs, opens, closes, closesNextDay });
  },
);

it('the opening hours, converted to another time zone, name no weekdays if the office is open every day', () => {
  expect(hoursAhead({ ...office, days: [1, 2, 3, 4, 5, 6, 7] }, 1080).days).toEqual([]);
});
