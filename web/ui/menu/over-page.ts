/**
 * Gives each overlay its own history entry, named in the address: Back closes it, Forward reopens it, and closing it
 * in any other way removes the entry (decision 34).
 */
export interface Over {
  /** Of the address while it is open: "#filters". */
  hash: string;
  isOpen(): boolean;
  /** Opens it as it was; false where nobody knows any more what stood in it. */
  open(): boolean;
  close(): void;
}

/** @returns what is to be called whenever it has opened or closed */
export function inHistory({ hash, isOpen, open, close }: Over): () => void {
  const isNamed = () => location.hash === hash;
  // one step back is on its way: a second one would leave the page
  let isGoingBack = false;
  function syncHistory(): void {
    if (isOpen() === isNamed() || isGoingBack) return;
    if (isOpen()) history.pushState({ ...history.state, over: hash }, '', hash);
    else if (history.state?.over === hash) {
      isGoingBack = true;
      history.back();
    }
    // led here by a link: behind it stands another page
    else history.replaceState(history.state, '', location.pathname + location.search);
  }
  function follow(): void {
    isGoingBack = false;
    if (isOpen() === isNamed()) return;
    if (isOpen()) close();
    else if (!open()) syncHistory();
  }
  addEventListener('popstate', follow);
  follow();
  return syncHistory;
}
