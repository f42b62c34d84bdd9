import type { Ground } from '../support/attacker.ts';
import { figure } from '../support/figures.ts';

/** Addresses that shall make pages lead elsewhere, for whoever comes next. */
export async function poisoned({ page }: Ground): Promise<void> {
  const ways = ['/zh//evil.example/x', '//evil.example/x', '/%5C%5Cevil.example/x', '/zh/%2F%2Fevil.example'];
  let led = 0;
  for (const way of ways)
    for (const path of [way, '/404', '/zh/404', '/zh/no/such/page']) {
      const { body, location } = await page(path);
      if (`${body}${location}`.includes('evil.example')) led++;
    }
  figure('7  poisoned address: pages that lead there', led, '', { most: 0 });
}
