/** Keeps a quotation in the tab when the session ends while it is written, until its author is signed in again. */

import type { Attachment } from '../form/attachments.tsx';
import { fieldsToKeep, fillDraft } from '../form/draft-keeper.ts';
import type { PriceRow } from './draft.ts';

export interface StoredQuote {
  fields: [string, string][];
  rows: PriceRow[];
  files: Attachment[];
}

const keyOf = (lead: number) => `quote-draft ${lead}`;

export function storeQuote(
  lead: number,
  form: HTMLFormElement,
  { rows, files }: Pick<StoredQuote, 'rows' | 'files'>,
): void {
  const fields = fieldsToKeep(new FormData(form));
  try {
    sessionStorage.setItem(keyOf(lead), JSON.stringify({ fields, rows, files } satisfies StoredQuote));
  } catch {
    // storage may be full or forbidden: then nothing is kept
  }
}

export function storedQuote(lead: number): StoredQuote | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(lead)) ?? 'null') as StoredQuote | null;
    return kept && [kept.fields, kept.rows, kept.files].every(Array.isArray) ? kept : null;
  } catch {
    return null;
  }
}

/** Puts what was typed back into the form, of which it was kept. */
export function restoreFields(form: HTMLFormElement, { fields }: Pick<StoredQuote, 'fields'>): void {
  fillDraft(form, fields);
  // what counts characters hears of it as of typing
  for (const area of form.querySelectorAll('textarea'))
    area.dispatchEvent(new Event('input', { bubbles: true }));
}

export const clearQuote = (lead: number): void => sessionStorage.removeItem(keyOf(lead));
