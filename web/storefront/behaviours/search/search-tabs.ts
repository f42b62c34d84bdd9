/**
 * Carries the keyword over to the other search tabs. On the not-found page it takes the requested address, since the
 * page itself is the same for everybody (decision 17).
 */
export default function searchTabs(root: HTMLElement): void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name="kw"]')];
  const asked = /\/404$/.test(location.pathname) && new URLSearchParams(location.search).get('q');
  if (asked) for (const field of fields) field.value = asked.slice(0, field.maxLength);
  root.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'kw') return;
    for (const field of fields) field.value = event.target.value;
  });
}
