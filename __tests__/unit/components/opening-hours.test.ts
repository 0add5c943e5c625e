import { minutesAhead, officeAt, type OpeningHours, shifted } from '../../../src/components/opening-hours';

const office: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', timeZone: 'America/New_York' };

it.each([
  ['2026-01-05T14:00:00Z', true, 'opens on a Monday at nine'],
  ['2026-01-05T13:59:59Z', false, 'is closed a second before'],
  ['2026-01-05T22:59:00Z', true, 'is open in its last minute'],
  ['2026-01-05T23:00:00Z', false, 'closes at six'],
  ['2026-01-10T17:00:00Z', false, 'is closed on Saturday at noon'],
  ['2026-07-06T13:00:00Z', true, 'opens an hour earlier by universal time in summer'],
  ['2026-01-06T01:00:00Z', false, 'is closed on Monday evening, whatever day it is elsewhere'],
])('at %s it is %s that the office is open: it %s', (instant, expected) => {
  expect(officeAt(office, new Date(instant)).isOpen).toBe(expected);
});

it.each([
  ['Europe/Berlin', '2026-01-05T14:00:00Z', 360],
  // Summer time does not begin everywhere on the same day.
  ['Europe/Berlin', '2026-03-16T14:00:00Z', 300],
  ['America/New_York', '2026-01-05T14:00:00Z', 0],
  ['America/Los_Angeles', '2026-01-05T14:00:00Z', 24 * 60 - 180],
])('the clock of a visitor in %s is ahead of the office, at %s, by %i minutes', (zone, instant, minutes) => {
  expect(minutesAhead(office, new Date(instant), zone)).toBe(minutes);
});

it.each([
  ['09:00', 360, '15:00'],
  ['18:00', 360, '00:00'],
  ['09:30', 24 * 60 - 180, '06:30'],
])('the opening hour %s, on a clock %i minutes ahead, is %s', (time, minutes, expected) => {
  expect(shifted(time, minutes)).toBe(expected);
});
