import { expect, test } from 'vitest';
import { insideNames, outsideNames, type ScreenName, screen } from '../screens.ts';
import { redirectFor, type Visitor } from './guard.ts';

const visitor = (account: Visitor['account'], isVerified = false): Visitor => ({ account, isVerified });
type Ways = [guest: string | null, withoutCompany: string | null, member: string | null];

/** Of a screen that is not named here: guests sign in and come back, members see it (spec M2.3, decision 17). */
const USUAL: Ways = ['signInAndBack', 'registerCompany', null];
const WAYS: Partial<Record<ScreenName, Ways>> = {
  signIn: [null, 'registerCompany', 'dashboard'],
  signInEnglish: [null, 'registerCompany', 'dashboard'],
  register: [null, 'registerCompany', 'dashboard'],
  registerCompany: ['register', null, 'dashboard'],
  registered: ['register', 'registerCompany', null],
  recovery: [null, 'registerCompany', null],
  recoveryPassword: ['recovery', 'registerCompany', null],
  undoChange: [null, null, null],
  appealByLink: [null, null, null],
  recovered: ['signIn', 'registerCompany', null],
  dashboard: ['signIn', 'registerCompany', null],
};

test.each([...outsideNames, ...insideNames])('%s', (name) => {
  const [guest, withoutCompany, member] = WAYS[name] ?? USUAL;
  expect(redirectFor(screen(name), visitor('none'))).toBe(guest);
  expect(redirectFor(screen(name), visitor('withoutCompany'))).toBe(withoutCompany);
  expect(redirectFor(screen(name), visitor('member'))).toBe(member);
});

test('a guest whose code was accepted may choose a new password, and nothing else', () => {
  const verified = visitor('none', true);
  const open = [...outsideNames, ...insideNames].filter(
    (name) => redirectFor(screen(name), verified) === null,
  );
  expect(open).toEqual([
    'signIn',
    'signInEnglish',
    'register',
    'recovery',
    'recoveryPassword',
    'undoChange',
    'appealByLink',
  ]);
});

test('nobody is sent round in a circle', () => {
  for (const account of ['none', 'withoutCompany', 'member'] as const)
    for (const name of [...outsideNames, ...insideNames]) {
      const to = redirectFor(screen(name), visitor(account));
      const next = to === 'signInAndBack' ? 'signIn' : to;
      if (next) expect(redirectFor(screen(next), visitor(account)), `${account} from ${name}`).toBe(null);
    }
});
