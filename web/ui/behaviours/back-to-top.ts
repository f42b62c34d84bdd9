/** Shows the link to the top once a screen has been scrolled past. */
export default function backToTop(root: HTMLElement): void {
  const update = () => {
    root.hidden = scrollY < innerHeight;
  };
  addEventListener('scroll', update, { passive: true });
  update();
}
