/** One Chromium for all journeys; each page has its own context. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoint: string;
  }
}

/** vitest global set-up. */
export default async function setup(project: TestProject) {
  const server = await chromium.launchServer({ executablePath: findChromium()!, args: CHROMIUM_FLAGS });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
