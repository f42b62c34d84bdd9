/**
 * Shares the page through the device's menu, else copies its address: the canonical one, which leads phones to the
 * mobile site and everybody else to the portal.
 */
export default function share(root: HTMLElement): void {
  const label = root.querySelector<HTMLElement>('[data-label]');
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  root.addEventListener('click', async () => {
    if ('share' in navigator) {
      // refused by the visitor: they know
      await navigator.share({ title: document.title, url }).catch(() => {});
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      if (label) label.textContent = root.dataset.copied ?? '';
    } catch {
      prompt(root.textContent ?? '', url);
    }
  });
}
