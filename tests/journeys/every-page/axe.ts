/** What axe finds on a page: WCAG 2.2 AA and good practice, as far as a program can tell. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Each document gets a copy: this one is less than half as long as the one with its comments. */
const SOURCE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** `except` is a selector of what has been read before. */
export async function findings(page: Page, except?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    ([tags, without]) =>
      window
        .axe!.run(without ? { exclude: [without] } : document, {
          runOnly: { type: 'tag', values: tags },
          // the thousands of nodes that pass are not described
          reporter: 'no-passes',
        })
        .then(({ violations }) =>
          violations.flatMap(({ id, nodes }) =>
            nodes
              .slice(0, 3)
              .map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
          ),
        ),
    [TAGS, except] as const,
  );
}
