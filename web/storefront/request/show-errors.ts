/** Sentences of the server at the fields of a form that was rendered by the server (web/ui/field.tsx). */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, name: string): Control | null => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLElement ? (found as Control) : null;
};

function describe(control: Control, errorId: string | null): void {
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && !id.endsWith('-error'));
  const ids = errorId ? [errorId, ...others] : others;
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
  if (errorId) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

export function clearError(control: Control): void {
  document.getElementById(`${control.id}-error`)?.remove();
  describe(control, null);
}

/** Shows each sentence at its field and goes to the first; the names of fields that the form does not have. */
export function showErrors(form: HTMLFormElement, errors: Record<string, string>): string[] {
  for (const control of form.querySelectorAll<Control>('[aria-invalid]')) clearError(control);
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) place.textContent = '';
  const homeless: string[] = [];
  for (const [path, sentence] of Object.entries(errors)) {
    const place = form.querySelector<HTMLElement>(`[data-error="${CSS.escape(path.split('.')[0] ?? '')}"]`);
    const control = controlOf(form, path);
    if (place) place.textContent = sentence;
    else if (control?.id) {
      const line = document.createElement('p');
      line.id = `${control.id}-error`;
      line.className = 'mt-1.5 text-sm text-danger';
      line.textContent = sentence;
      control.after(line);
      describe(control, line.id);
    } else homeless.push(path);
  }
  form.querySelector<Control>('[aria-invalid]')?.focus();
  return homeless;
}
