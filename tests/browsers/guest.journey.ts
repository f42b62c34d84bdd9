/** The guest's journey in the browsers that are not Chromium: found for 500 pieces, compared, all three asked. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givePictures } from '../support/browser/every-page.ts';
import {
  EXPECTED_ENQUIRIES,
  enquiriesSent,
  makeThreeFlasks,
  type Offer,
} from '../support/data/three-flasks.ts';
import { openFirefox } from './firefox.ts';
import { type Market, openMarket } from './market.ts';
import { openWebKit } from './webkit.ts';

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
])('%s', (name, openBrowser) => {
  let market: Market;
  let offers: Offer[];
  beforeAll(async () => {
    market = await openMarket(openBrowser);
    offers = await makeThreeFlasks(market.app);
    await givePictures(market.app);
  });
  afterAll(() => market?.close());

  test(`${name}: a guest finds a product for 500 pieces, compares three and asks all three`, async () => {
    const guest = await market.visitor();
    await guest.open(market.at('/'));
    await guest.fill('Enter a keyword to search products', 'vacuum flask');
    await guest.fill('Quantity you need', '500');
    await guest.press('Search', { within: 'search form[data-kind]:has([data-journey])' });
    await guest.arrives('quantity=500');
    for (const price of ['$3.00/piece', '$2.20/piece', '$2.60/piece']) await guest.sees(price);
    for (const { id } of offers) await guest.clickShown(`main [data-compare="${id}"]`);
    await guest.sees('3 of 5 to compare');
    await guest.press('Compare now');
    await guest.arrives('/compare?');
    await guest.sees('$1,100.00 for 500');
    for (const { company } of offers) await guest.sees(company);
    await guest.press('Ask all of these suppliers');
    await guest.sees('You ask 3 suppliers');
    const form = { within: 'main' };
    await guest.fill('Message', 'Please quote 500 flasks with our logo, packed one by one.', form);
    await guest.select('Country', 'DE', form);
    await guest.fill('Your name', 'Ann Buyer', form);
    await guest.fill('E-mail', 'ann@buyer.example', form);
    await guest.press('Send enquiry', form);
    await guest.sees('look into your mail');
    const mail = await market.row(`SELECT body FROM outbox WHERE address = 'ann@buyer.example'`);
    await guest.open(/http:\/\/\S+\/confirm\/\S+/.exec(mail.body)![0]);
    await guest.press('Yes, it was me');
    await expect.poll(() => enquiriesSent(market.app)).toEqual(EXPECTED_ENQUIRIES);
    await market.expectNoFaults();
  });
});
