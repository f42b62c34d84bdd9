import { expect, test } from 'vitest';
import { ACCOUNT_STATUS } from '../../../../domain/account/account.ts';
import { type Account, actionsOn } from './account.ts';

const { normal, deregistered, banned, suspended } = ACCOUNT_STATUS;
const OWN = 7;
const possible = (given: Partial<Account>) => {
  const account = { id: 1, status: normal, company: null, ...given } as Account;
  return Object.entries(actionsOn(account, OWN)).flatMap(([action, may]) => (may ? [action] : []));
};

test('whoever is normal can be banned, but not by themselves; a ban is lifted', () => {
  expect(possible({})).toEqual(['ban']);
  expect(possible({ id: OWN })).toEqual([]);
  expect(possible({ status: banned })).toEqual(['lift']);
  expect(possible({ status: deregistered })).toEqual([]);
  expect(possible({ status: suspended })).toEqual(['ban', 'resume']);
});
