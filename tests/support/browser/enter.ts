import type { Page } from 'playwright-core';
import { tokensFor } from '../../../server/features/auth/auth.ts';
import { makeBuyer } from '../data/factories.ts';
import { storeSession } from '../servers/app-traffic.ts';
import type { Site } from './browser.ts';

/** Signs the browser in as a buyer of its own, whose name is Ann. */
export async function enterAsBuyer(site: Site, page: Page) {
  const buyer = await makeBuyer(site);
  const tokens = await tokensFor(site.deps, site.db, buyer.userId);
  await storeSession(page, site.at('/', 'my'), tokens, {
    id: buyer.userId,
    cid: buyer.companyId,
    name: 'Ann',
  });
  return buyer;
}
