/** What is typed into a form is kept for the tab, so that a reload or a way back does not lose it. */

/** Fields that are not typed: they come with the page or hold no text. */
const LEFT_OUT = new Set(['kept', 'files', 'product', 'step']);

export const fieldsToKeep = (data: Iterable<[string, unknown]>): [string, string][] =>
  [...data].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && !LEFT_OUT.has(entry[0]),
  );

export function readDraft(key: string): [string, string][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry) && entry.length === 2) : [];
  } catch {
    return [];
  }
}

export function keepDraft(key: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(fieldsToKeep(new FormData(form))));
  } catch {
    // storage may be full or forbidden: then nothing is kept
  }
}

/** Fills the fields; true when something was filled that the page did not have. */
export function fillDraft(form: HTMLFormElement, draft: [string, string][]): boolean {
  const before = JSON.stringify(fieldsToKeep(new FormData(form)));
  for (const [name, value] of draft)
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)) {
      if (control.type === 'checkbox') control.checked ||= control.value === value;
      else control.value = value;
    }
  return before !== JSON.stringify(fieldsToKeep(new FormData(form)));
}
