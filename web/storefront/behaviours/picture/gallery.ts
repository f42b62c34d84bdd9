/** Thumbnails scroll the pictures without changing the address, and mark the one in view. */
export default function gallery(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('[data-row]');
  const thumbnails = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="#picture-"]')];
  if (!row) return;
  thumbnails.forEach((thumbnail, i) => {
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault();
      row.scrollTo({ left: i * row.clientWidth, behavior: 'auto' });
    });
  });
  const markShown = () => {
    const shown = Math.round(row.scrollLeft / row.clientWidth);
    thumbnails.forEach((thumbnail, i) => {
      if (i === shown) thumbnail.setAttribute('aria-current', 'true');
      else thumbnail.removeAttribute('aria-current');
    });
  };
  row.addEventListener('scroll', markShown, { passive: true });
}
