import { expect, test } from 'vitest';
import { dayIn, daysAfter, knownTimeZone, lastMomentOf, momentIn } from './time-zone.ts';

test.each([
  ['UTC', '2026-12-31', '2026-12-31T23:59:59.999Z'],
  ['Asia/Shanghai', '2026-12-31', '2026-12-31T15:59:59.999Z'],
  ['America/Los_Angeles', '2026-12-31', '2027-01-01T07:59:59.999Z'],
  ['Asia/Kathmandu', '2026-06-01', '2026-06-01T18:14:59.999Z'],
  ['Pacific/Kiritimati', '2026-06-01', '2026-06-01T09:59:59.999Z'],
  ['Etc/GMT+12', '2026-06-01', '2026-06-02T11:59:59.999Z'],
  // the days of 23 and 25 hours
  ['Europe/Berlin', '2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-25T22:59:59.999Z'],
  // the clock goes from 24:00 to 1:00, and from 24:00 back to 23:00
  ['Africa/Cairo', '2026-04-23', '2026-04-23T21:59:59.999Z'],
  ['Africa/Cairo', '2026-10-29', '2026-10-29T21:59:59.999Z'],
])('in %s the day %s ends at %s', (zone, day, end) => {
  expect(lastMomentOf(day, zone).toISOString()).toBe(end);
  expect(dayIn(new Date(end), zone)).toBe(day);
  expect(dayIn(new Date(Date.parse(end) + 1), zone)).toBe(daysAfter(day, 1));
  expect(momentIn(new Date(end), zone)).toMatch(new RegExp(`^${day}T23:59:59.999`));
  expect(new Date(momentIn(new Date(end), zone)).toISOString()).toBe(end);
});

test('every day of ten years ends where the next begins, in zones that change their clocks', () => {
  for (const zone of ['America/Sao_Paulo', 'Asia/Beirut', 'America/Havana', 'Australia/Lord_Howe'])
    for (let day = '2018-01-01'; day < '2028-01-01'; day = daysAfter(day, 11)) {
      const end = lastMomentOf(day, zone);
      expect([dayIn(end, zone), dayIn(new Date(end.getTime() + 1), zone)], `${zone} ${day}`).toEqual([
        day,
        daysAfter(day, 1),
      ]);
    }
});

test('a moment has the offset of its zone', () => {
  const at = new Date('2026-07-01T10:00:00.250Z');
  expect(momentIn(at, 'UTC')).toBe('2026-07-01T10:00:00.250Z');
  expect(momentIn(at, 'Asia/Kolkata')).toBe('2026-07-01T15:30:00.250+05:30');
  expect(momentIn(at, 'America/St_Johns')).toBe('2026-07-01T07:30:00.250-02:30');
});

test('a name is taken as it is written; one that is not known is UTC', () => {
  expect(knownTimeZone('europe/BERLIN')).toBe('Europe/Berlin');
  for (const name of ['', 'Etc/Unknown', 'Mars/Olympus', 'x'.repeat(64)])
    expect(knownTimeZone(name)).toBe('UTC');
});
