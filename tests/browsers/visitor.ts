/** Finds by label and name what a visitor would, and acts on it in any browser. */
import { expect } from 'vitest';
import type { Tab } from './driver.ts';

const MARKED = '[data-journey]';

interface Where {
  /** Of several that fit, counted from 0. */
  nth?: number;
  /** A selector of the part of the page. */
  within?: string;
}

export function visitorOn(tab: Tab) {
  const find = (kind: 'field' | 'press' | 'any', name: string, { nth = 0, within = 'body' }: Where) =>
    expect.poll(() => tab.run(mark, kind, name, nth, within), { message: `${kind}: ${name}` }).toBe(true);
  return {
    tab,
    open: tab.open,
    /** Types into the field with this label instead of what it had. */
    async fill(label: string, text: string, where: Where = {}) {
      await find('field', label, where);
      await tab.run(selectAll, MARKED);
      await tab.type(MARKED, text);
    },
    async select(label: string, value: string, where: Where = {}) {
      await find('field', label, where);
      await tab.select(MARKED, value);
    },
    /** Presses the button, link or tab with this name. */
    async press(name: string, where: Where = {}) {
      await find('press', name, where);
      await tab.click(MARKED);
    },
    /** Clicks whatever bears just this text. */
    async click(text: string, where: Where = {}) {
      await find('any', text, where);
      await tab.click(MARKED);
    },
    /** Clicks what fits the selector, once it is shown. */
    async clickShown(selector: string) {
      await expect.poll(() => tab.run(markShown, selector), { message: selector }).toBe(true);
      await tab.click(MARKED);
    },
    sees: (text: string) =>
      expect.poll(() => tab.run(() => document.body.innerText), { message: text }).toContain(text),
    arrives: (path: string) =>
      expect.poll(() => tab.run(() => location.pathname + location.search)).toContain(path),
  };
}

/** Runs in the page: marks what fits, and says whether something does. What is equal goes before what only begins so. */
function mark(kind: string, name: string, nth: number, within: string): boolean {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');
  const wanted = plain(name);
  const part = document.querySelector(within);
  const all = <E extends Element>(selector: string) => [...(part?.querySelectorAll<E>(selector) ?? [])];
  const named: [string, Element | null][] =
    kind === 'field'
      ? [
          ...all<HTMLLabelElement>('label').map((label): [string, Element | null] => [
            plain(label.textContent),
            label.control,
          ]),
          ...all('[aria-label]').map((e): [string, Element] => [plain(e.getAttribute('aria-label')), e]),
          ...all('[placeholder]').map((e): [string, Element] => [plain(e.getAttribute('placeholder')), e]),
        ]
      : all(kind === 'press' ? 'button, a, [role=tab]' : '*').map((e): [string, Element] => [
          plain(e.textContent),
          e,
        ]);
  const shown = named.filter(
    ([, e]) => e?.checkVisibility({ visibilityProperty: true }) && !(e as HTMLButtonElement).disabled,
  );
  const equal = shown.filter(([text]) => text === wanted);
  const fitting = equal.length > 0 ? equal : shown.filter(([text]) => text.startsWith(wanted));
  // the innermost of what bears the text
  const innermost = fitting
    .map(([, e]) => e!)
    .filter((e, _, those) => !those.some((o) => o !== e && e.contains(o)));
  const found = [...new Set(innermost)][nth];
  for (const old of document.querySelectorAll('[data-journey]')) old.removeAttribute('data-journey');
  found?.setAttribute('data-journey', '');
  found?.scrollIntoView({ block: 'center' });
  return Boolean(found);
}

function markShown(selector: string): boolean {
  // what needs script has its place before it is seen
  const shown = [...document.querySelectorAll(selector)].find((e) =>
    e.checkVisibility({ visibilityProperty: true }),
  );
  for (const old of document.querySelectorAll('[data-journey]')) old.removeAttribute('data-journey');
  shown?.setAttribute('data-journey', '');
  shown?.scrollIntoView({ block: 'center' });
  return Boolean(shown);
}

function selectAll(selector: string) {
  const field = document.querySelector<HTMLInputElement>(selector);
  field?.focus();
  field?.select?.();
}
