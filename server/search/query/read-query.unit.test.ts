import { expect, test } from 'vitest';
import { companyQuery, productQuery } from '../../../contract/search.ts';
import { fittingFilters } from './read-query.ts';

const markets = 'Global|East Asia';
test.each([
  ['what is no filter is left out', productQuery, 'tier=gold&foo=1&page=7&years=0&unit=set', { unit: 'set' }],
  ['of a list what fits', companyQuery, 'markets=Atlantis|Global|East Asia', { markets }],
  ['of a list that is too long each once', companyQuery, `markets=${`${markets}|`.repeat(90)}`, { markets }],
  ['one value where one is taken', productQuery, 'tier=gold|vip|silver', { tier: 'vip' }],
  [
    'one of each kind',
    productQuery,
    'certificate=CE|FSC&years=5|10&answers=true|yes',
    { certificate: 'CE', years: '5', answers: 'true' },
  ],
  ['of words as many as are read', productQuery, `kw=${'a|'.repeat(200)}`, { kw: 'a' }],
  ['the last of what is said twice', productQuery, 'years=5&years=10&years=x', { years: '10' }],
  ['of properties what can be read', productQuery, 'parameters=Power:5|Material', { parameters: 'Power:5' }],
])('%s', (_, schema, query, fitting) => {
  const read = fittingFilters(schema, new URLSearchParams(query));
  expect(read).toEqual(fitting);
  // no address makes a page fail
  expect(schema.safeParse(read).success).toBe(true);
});

test('the same type twice is one filter', () => {
  expect(companyQuery.parse({ businessTypes: 'Dealer|Dealer' }).businessTypes).toEqual(['Dealer']);
  expect(companyQuery.parse({ markets: ['West Europe', 'East Europe'] }).markets).toEqual(['East Europe']);
});
