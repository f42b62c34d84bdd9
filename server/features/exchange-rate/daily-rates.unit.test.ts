import { expect, test } from 'vitest';
import { readDailyRates } from './daily-rates.ts';

const xml = (cubes: string, day = '2026-11-20') =>
  `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time='${day}'>${cubes}</Cube></Cube></gesmes:Envelope>`;
const both = `<Cube currency='USD' rate='1.0850'/><Cube currency='CNY' rate='7.8120'/>`;

test('the day and its rates', () => {
  const read = readDailyRates(xml(both));
  expect(read?.day).toBe('2026-11-20');
  expect([...read!.rates]).toEqual([
    ['USD', 1.085],
    ['CNY', 7.812],
  ]);
});

test('of several days the first alone', () => {
  const older = `<Cube time="2026-11-19"><Cube currency="USD" rate="9"/></Cube>`;
  expect(readDailyRates(xml(`${both}</Cube>${older}`))?.rates.get('USD')).toBe(1.085);
});

test.each([
  ['nothing', ''],
  ['a page', '<html>Not found</html>'],
  ['without the yuan', xml(`<Cube currency='USD' rate='1.0850'/>`)],
  ['a rate of nothing', xml(`<Cube currency='USD' rate='0'/><Cube currency='CNY' rate='7.8'/>`)],
  ['no such day', xml(both, '2026-19-45')],
  ['too long', xml(both) + ' '.repeat(100_000)],
])('%s is refused', (_, text) => {
  expect(readDailyRates(text)).toBeNull();
});
