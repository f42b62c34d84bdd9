/** A journey that fails says where its pages stood: of a run on another machine nothing else is left to see. */
import { afterEach } from 'vitest';
import { openPages } from './browser.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Address and text of each page that was open when the test failed. */
    stood?: string[];
  }
}

const MAX_TEXT = 400;

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  task.meta.stood = await Promise.all(
    [...openPages].map(async (page) => {
      const text = await page
        .locator('body')
        .innerText({ timeout: 5_000 })
        .catch((error: Error) => error.message);
      return `${page.url()} ${text.replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT)}`;
    }),
  );
});
