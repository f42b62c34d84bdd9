/** Draws a page in a font of our own, lengthens its words, and says what does not fit. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The widest and the narrowest sans-serif that is usual: those of Debian or Verdana, and of Arial Narrow. */
export const FONTS = { wide: '@fontsource/dejavu-sans', narrow: '@fontsource/archivo-narrow' } as const;
export type Font = keyof typeof FONTS;
export const TEXTS = ['unbroken', 'longer'] as const;
export type Text = (typeof TEXTS)[number];
export const WIDTHS = [390, 1366] as const;
export type Width = (typeof WIDTHS)[number];
/** How a page is looked at. */
export interface Condition {
  font: Font;
  text: Text;
  width: Width;
}

/** Names that no machine has installed. */
const FAMILY: Record<Font, string> = { wide: 'Forced wide', narrow: 'Forced narrow' };
/** What the files call themselves. */
const OWN_NAME: Record<Font, string> = { wide: 'DejaVu Sans', narrow: 'Archivo Narrow' };

const { resolve } = createRequire(import.meta.url);
const faces = Object.entries(FONTS).flatMap(([font, from]) =>
  ['400', '700'].map((weight) => {
    const file = resolve(`${from}/files/${from.split('/')[1]}-latin-${weight}-normal.woff2`);
    return { family: FAMILY[font as Font], weight, data: fs.readFileSync(file).toString('base64') };
  }),
);

/** Every document of the page will have the fonts; to be called before the first one. */
export async function bringFonts(page: Page): Promise<void> {
  await page.addInitScript((given) => {
    // neither a face made of bytes nor a sheet made by script is asked of a policy
    for (const { family, weight, data } of given) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const face = new FontFace(family, bytes, { weight });
      document.fonts.add(face);
      void face.load();
    }
  }, faces);
}

declare global {
  interface Window {
    forced?: CSSStyleSheet;
    lengthened?: WeakSet<Node>;
  }
}

/** Draws every letter that the font has in it. */
export async function drawIn(page: Page, font: Font): Promise<void> {
  await page.evaluate(async (family) => {
    const sheet = window.forced ?? new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after { font-family: "${family}", sans-serif !important }`);
    if (!window.forced) document.adoptedStyleSheets.push(sheet);
    window.forced = sheet;
    await document.fonts.ready;
  }, FAMILY[font]);
}

/** The font that most letters of the page are drawn in, as the browser says it. */
export async function fontInUse(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  const [most] = fonts.sort((a, b) => b.glyphCount - a.glyphCount);
  return most?.isCustomFont ? most.familyName : `${most?.familyName}, which is installed`;
}

/** What `fontInUse` says while it is drawn in. */
export const nameOf = (font: Font): string => OWN_NAME[font];

/**
 * Makes every word of the page three tenths longer, as German or Russian are than English, but keeps them words: a line
 * breaks where it broke. What is longer already stays, and so do figures, codes and addresses.
 */
export const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const done = window.lengthened ?? new WeakSet();
    window.lengthened = done;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (done.has(text) || text.parentElement?.closest('script, style')) continue;
      done.add(text);
      let owed = 0;
      const longer = text.nodeValue!.replace(/(?<!\S)\p{Script=Latin}{1,30}(?=[\s.,:;!?)]|$)/gu, (word) => {
        owed += 0.3 * word.length;
        const more = Math.ceil(owed);
        owed -= more;
        return word + word.slice(-1).toLowerCase().repeat(more);
      });
      if (longer !== text.nodeValue) text.nodeValue = longer;
    }
  });

/**
 * What does not fit: the page is wider than its window, or a text leaves its box and lies upon what stands beside it;
 * `broken`: also a word of up to 20 letters that had to be broken.
 */
export const overflowOf = (page: Page, { broken = false } = {}): Promise<string[]> =>
  page.evaluate((withBroken) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found: string[] = [];
    const tagOf = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 160);
    const chainOf = (element: Element): string => {
      const { parentElement: parent } = element;
      return `${parent && parent !== document.body ? `${chainOf(parent)} > ` : ''}${element.localName}${element.classList.length > 0 ? `.${element.classList[0]}` : ''}`;
    };
    if (scrollWidth > clientWidth) {
      const endOf = (element: Element) => element.getBoundingClientRect().right;
      const [widest] = [...document.querySelectorAll('body *')].sort((a, b) => endOf(b) - endOf(a));
      found.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${widest && chainOf(widest)}`);
    }
    const cutOff = (at: Element) => {
      let cut: Element | null = at;
      while (cut && getComputedStyle(cut).overflowX === 'visible') cut = cut.parentElement;
      return cut;
    };
    const linesOf = (of: Range) => new Set([...of.getClientRects()].map(({ top }) => Math.round(top))).size;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const reported = new Set<Element>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      let box = text.parentElement!;
      if (!text.nodeValue!.trim() || !box.checkVisibility({ visibilityProperty: true })) continue;
      while (/^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement!;
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()];
      const beyond = Math.max(...rects.map(({ right }) => right)) - box.getBoundingClientRect().right;
      if (beyond > 1 && !reported.has(box) && !cutOff(box)) {
        reported.add(box);
        found.push(
          `"${text.nodeValue!.trim().slice(0, 30)}" leaves ${tagOf(box)} by ${Math.round(beyond)} px`,
        );
      }
      // what is for screen readers alone stands in one pixel
      if (!withBroken || rects.length === 1 || (cutOff(box)?.clientWidth ?? 2) <= 1) continue;
      for (const { 0: word, index } of text.nodeValue!.matchAll(/(?<!\S)\p{Script=Latin}{2,20}(?!\S)/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf(range) > 1) found.push(`breaks "${word}" in ${tagOf(box)}`);
      }
    }
    return found;
  }, broken);
