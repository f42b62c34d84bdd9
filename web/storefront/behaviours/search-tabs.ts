/** The keyword goes along when the visitor turns to another tab. */
export default function searchTabs(root: HTMLElement): void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name="kw"]')];
  root.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'kw') return;
    for (const field of fields) field.value = event.target.value;
  });
}
