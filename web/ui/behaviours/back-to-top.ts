/** Shows the back-to-top link once the visitor has scrolled past one screen. */
export default function backToTop(root: HTMLElement): void {
  const update = () => {
    root.hidden = scrollY < innerHeight;
  };
  root.addEventListener('click', (event) => {
    // the anchor is the link that skips to the content: it stands still at the edge of the window
    event.preventDefault();
    scrollTo({ top: 0 });
    document.getElementById('top')?.focus({ preventScroll: true });
  });
  addEventListener('scroll', update, { passive: true });
  update();
}
