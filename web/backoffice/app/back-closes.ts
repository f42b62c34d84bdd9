/**
 * Gives every window, drawer or question opened over a screen its own history entry, so that Back closes it and stays
 * on the screen (decision 34). It observes the page itself, since overlays open from everywhere, even from the
 * library.
 */

const OPEN = '.ant-modal-wrap, .ant-drawer-open .ant-drawer-section';
/** Of a window that is itself about the history, or whose address says that it is open. */
export const OUTSIDE_HISTORY = 'outside-history';
const isShown = (element: Element) =>
  element.checkVisibility() && element.closest(`.${OUTSIDE_HISTORY}`) === null;
const open = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(OPEN)].filter(isShown);
const isMarked = (): boolean => history.state?.over === true;

/** To be called before the router hears of the history: what is only the end of a window is nothing for it. */
export function startBackCloses(): void {
  let address = location.href;
  let wasMarked = isMarked();
  let waiting = false;
  // one step back is on its way: the mark is still there, and a second one would leave the page
  let isGoingBack = false;
  // to go back then would keep the page from being left, as it is by a question that was answered
  let isLeaving = false;
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    const { destination } = event as Event & { destination: { sameDocument: boolean } };
    isLeaving = !destination.sameDocument;
  });
  // an address that is typed is no event of the navigation
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });

  /** The history as what is open wants it. */
  function follow(): void {
    waiting = false;
    address = location.href;
    if (open().length > 0 && !isMarked()) history.pushState({ ...history.state, over: true }, '');
    else if (open().length === 0 && isMarked() && !isLeaving && !isGoingBack) {
      isGoingBack = true;
      history.back();
    }
    wasMarked = isMarked();
  }
  const soon = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(follow, 0);
  };

  addEventListener(
    'popstate',
    (event) => {
      isGoingBack = false;
      const isOurs = location.href === address && wasMarked !== isMarked();
      const closes = isOurs && wasMarked;
      wasMarked = isMarked();
      address = location.href;
      if (isOurs) event.stopImmediatePropagation();
      if (closes) open().at(-1)?.dispatchEvent(escapeKey());
      // one that cannot be closed so, or one beneath it, has its entry again
      soon();
    },
    { capture: true },
  );
  new MutationObserver(soon).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'style'],
  });
  soon();
}

const escapeKey = () =>
  new KeyboardEvent('keydown', {
    key: 'Escape',
    code: 'Escape',
    keyCode: 27,
    bubbles: true,
    cancelable: true,
  });
