import { dayRanges, minutesAhead, officeAt, type OpeningHours, shifted } from '../../../src/components/opening-hours';

const office: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', timeZone: 'America/New_York' };

describe('days of the week', () => {
  it('that are alike and follow each other are taken together', () => {
    expect(dayRanges([1, 2, 3, 4, 5])).toEqual([
      { first: 1, last: 5, isOpen: true },
      { first: 6, last: 7, isOpen: false },
    ]);
  });

  it('that stand alone stay alone', () => {
    expect(dayRanges([2]).map(({ first, last }) => [first, last])).toEqual([
      [1, 1],
      [2, 2],
      [3, 7],
    ]);
  });
});

describe('the office', () => {
  it.each([
    ['2026-01-05T14:00:00Z', true, 'opens on a Monday at nine'],
    ['2026-01-05T13:59:59Z', false, 'is closed a second before'],
    ['2026-01-05T22:59:00Z', true, 'is open in its last minute'],
    ['2026-01-05T23:00:00Z', false, 'closes at six'],
    ['2026-01-10T17:00:00Z', false, 'is closed on Saturday at noon'],
    ['2026-07-06T13:00:00Z', true, 'opens an hour earlier by universal time in summer'],
    ['2026-01-06T01:00:00Z', false, 'is closed on Monday evening, whatever day it is elsewhere'],
  ])('at %s: open is %s, for it %s', (instant, expected) => {
    expect(officeAt(office, new Date(instant)).isOpen).toBe(expected);
  });
});

it.each([
  ['2026-01-05T14:00:00Z', 0],
  ['2026-01-05T18:30:00Z', 0.5],
  ['2026-01-05T22:59:00Z', 539 / 540],
])('at %s the part %d of the opening hours has passed', (instant, passed) => {
  expect(officeAt(office, new Date(instant)).passed).toBe(passed);
});

describe('the visitor’s clock', () => {
  const winter = new Date('2026-01-05T14:00:00Z');

  it.each([
    ['Europe/Berlin', 360],
    ['America/New_York', 0],
    ['America/Los_Angeles', 24 * 60 - 180],
    ['Asia/Kolkata', 630],
  ])('in %s is %i minutes ahead', (zone, minutes) => {
    expect(minutesAhead(office, winter, zone)).toBe(minutes);
  });

  it('knows that summer time does not begin everywhere on the same day', () => {
    expect(minutesAhead(office, new Date('2026-03-16T14:00:00Z'), 'Europe/Berlin')).toBe(300);
  });

  it.each([
    ['09:00', 360, '15:00'],
    ['18:00', 360, '00:00'],
    ['09:30', 24 * 60 - 180, '06:30'],
  ])('shows %s, %i minutes on, as %s', (time, minutes, expected) => {
    expect(shifted(time, minutes)).toBe(expected);
  });
});
