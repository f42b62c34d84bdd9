/** The member centre comes in few files: counted, as a browser fetches them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokensFor } from '../../../server/features/auth/auth.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { makeSupplier } from '../../support/data/factories.ts';
import { type AppTraffic, appTraffic, kilobytes, scriptsOf } from '../../support/servers/app-traffic.ts';

let site: Site;
let traffic: AppTraffic;
beforeAll(async () => {
  site = await openSite();
  const { userId, companyId } = await makeSupplier(site);
  const tokens = await tokensFor(site.deps, site.db, userId);
  const session = { id: userId, cid: companyId, name: 'Supplier' };
  const office = new URL(site.at('/', 'my')).origin;
  traffic = await appTraffic(() => site.visitor(), office, tokens, session);
});
afterAll(() => site?.close());

const paths = (fetched: AppTraffic['signIn']) => fetched.map(({ url }) => new URL(url).pathname);

test('sign-in takes at most 12 scripts and 245 KB', () => {
  const scripts = scriptsOf(traffic.signIn);
  expect(scripts.length, paths(scripts).join('\n')).toBeLessThanOrEqual(12);
  expect(kilobytes(scripts)).toBeLessThanOrEqual(245);
});

test('the way from the dashboard to the company profile takes at most 4 requests', () => {
  expect(traffic.toProfile.length, paths(traffic.toProfile).join('\n')).toBeLessThanOrEqual(4);
});

test('nothing goes wrong on the way', () => expect(site.failures).toEqual([]));
