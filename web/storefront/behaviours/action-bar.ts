/** Hides the action bar while the part of the page it leads to is in view. */
export default function actionBar(root: HTMLElement): void {
  const link = root.querySelector<HTMLAnchorElement>('a[href^="#"]:not([href="#top"])');
  const target = link && document.getElementById(link.hash.slice(1));
  if (!target) return;
  new IntersectionObserver((entries) => {
    root.toggleAttribute('data-away', entries.at(-1)?.isIntersecting);
  }).observe(target);
}
