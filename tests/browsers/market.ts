/** A marketplace of its own that listens, and one of the other browsers before it. */
import { expect } from 'vitest';
import { buildTestApp } from '../support/app.ts';
import { freePort } from '../support/process.ts';
import type { OtherBrowser } from './driver.ts';
import { visitorOn } from './visitor.ts';

export type Market = Awaited<ReturnType<typeof openMarket>>;

export async function openMarket(openBrowser: () => Promise<OtherBrowser>) {
  const port = await freePort();
  const host = `b2b.overseas.localhost:${port}`;
  const app = await buildTestApp({ PUBLIC_HOST: host, PORT: String(port) });
  await app.app.listen({ port, host: '127.0.0.1' });
  const browser = await openBrowser();
  const hands: ReturnType<typeof visitorOn>[] = [];
  return {
    app,
    /** Address of a path on the portal, or on the subdomain given. */
    at: (where: string, label = '') => `http://${label ? `${label}.` : ''}${host}${where}`,
    async visitor() {
      const hand = visitorOn(await browser.visitor());
      hands.push(hand);
      return hand;
    },
    /** One row of the marketplace's tables. */
    row: async (query: string) => (await app.db.$client.query(query)).rows[0],
    /** Nothing went wrong in any tab. */
    async expectNoFaults() {
      const faults = await Promise.all(hands.map(({ tab }) => tab.faults()));
      expect([...new Set(faults.flat())]).toEqual([]);
    },
    async close() {
      await browser.close();
      await app.close();
    },
  };
}
