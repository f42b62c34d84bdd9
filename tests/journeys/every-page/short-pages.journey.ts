/** A page with little on it fills the window, and its footer stands at the window's end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { makeSupplier } from '../../support/data/factories.ts';

let site: Site;
/** Labels of hosts. */
let hosts: Record<'portal' | 'vip' | 'default', string>;
beforeAll(async () => {
  site = await openSite();
  hosts = {
    portal: '',
    vip: (await makeSupplier(site, { tier: 'vip' })).domain,
    default: (await makeSupplier(site)).domain,
  };
});
afterAll(() => site?.close());

test.each(['portal', 'vip', 'default'] as const)('of the page that is not there: %s', async (name) => {
  const page = await site.visitor();
  // as tall a window as no such page fills by itself
  for (const [width, height] of [
    [1440, 1600],
    [390, 2400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(site.at('/nowhere.html', hosts[name]));
    const look = () => {
      const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      const footer = boxOf('footer')!;
      // a shop's contact bar stands below it on a phone
      const bar = boxOf('aside.floating');
      const content = document.querySelector('main')!.firstElementChild!.getBoundingClientRect();
      return {
        page: document.documentElement.scrollHeight,
        end: Math.round(Math.max(footer.bottom, bar?.bottom ?? 0)),
        isJoined: (bar?.top ?? 0) - footer.bottom < 10,
        // else the footer would have come there by itself
        isShort: content.bottom + footer.height < innerHeight - 200,
      };
    };
    expect(await page.evaluate(look), `${width}`).toEqual({
      page: height,
      end: height,
      isJoined: true,
      isShort: true,
    });
  }
  await page.context().close();
});

test('nothing failed but the pages that are not there', () => {
  expect(site.failures.filter((line) => !line.includes('/nowhere.html'))).toEqual([]);
});
