/** What the journeys need beyond npm packages, and how to install it on Debian. */
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';

const INSTALL = 'apt-get install chromium-headless-shell fonts-noto-cjk';

/** Runs in the browser: two Chinese characters, each as a picture. */
const DRAW_TWO = `['汉', '语'].map((character) => {
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d');
  drawing.font = '32px sans-serif';
  drawing.fillText(character, 0, 40);
  return canvas.toDataURL();
})`;

/** A sentence that says what is missing and how to get it; undefined where all is there. */
export async function missingForJourneys(): Promise<string | undefined> {
  const executablePath = findChromium();
  if (!executablePath) return `There is no Chromium. On Debian: ${INSTALL}. Elsewhere set CHROMIUM.`;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    const [one, other] = await page.evaluate<string[]>(DRAW_TWO);
    // what no font has is drawn as the same box, or not at all
    if (one !== other) return undefined;
    return `Chromium finds no font with Chinese characters. On Debian: ${INSTALL}.`;
  } finally {
    await browser.close();
  }
}
