/**
 * Unsaved input of the product form, kept in the tab so that another category, a reload or a new sign-in loses
 * nothing. Signing out clears it (spec M4.7); when the server ends the session it waits for the same account.
 */
import * as z from 'zod';
import { readSession } from '../../../../client/session.ts';
import type { ProductValues } from './values.ts';

/** A product, or the one that is not created yet. */
export type UnsavedKey = number | 'new';

const typed = z.object({
  /** Of the product as it was read: what was typed on top of another is of no use. */
  edition: z.string(),
  values: z.record(z.string(), z.unknown()),
  images: z.array(z.object({ id: z.int(), url: z.string() })),
});
export type Typed = Omit<z.infer<typeof typed>, 'values'> & { values: Partial<ProductValues> };

const PREFIX = 'product-typed:';

/** Whose page this is: every sign-in begins a new document, and the session may be gone when the last is kept. */
let account: number | null = null;

function nameOf(key: UnsavedKey): string {
  account ??= readSession()?.data.id ?? null;
  return `${PREFIX}${account}:${key}`;
}

/** What another account has left in this tab is not for this one. */
function forgetOthers(own: string): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(PREFIX) && !name.startsWith(own)) sessionStorage.removeItem(name);
}

export function storeUnsaved(key: UnsavedKey, kept: Typed): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(kept));
  } catch {
    // Storage may be full or forbidden: then nothing is kept.
  }
}

/** What was kept of this edition; null also where it cannot be read. */
export function readUnsaved(key: UnsavedKey, edition: string): Typed | null {
  try {
    const name = nameOf(key);
    forgetOthers(`${PREFIX}${account}:`);
    const kept = typed.parse(JSON.parse(sessionStorage.getItem(name) ?? 'null'));
    return kept.edition === edition ? (kept as Typed) : null;
  } catch {
    return null;
  }
}

export function clearUnsaved(key: UnsavedKey): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // Then nothing was kept either.
  }
}
