/** Notices what other tabs have changed: cookies, the only storage that all hosts share (decision 27). */

interface CookieChanges extends EventTarget {}

/**
 * Tells whenever cookies may be others than the page was drawn with: at once where the browser says so, else as soon as
 * somebody looks at the page again. @returns how to stop
 */
export function onOtherTabs(tell: () => void): () => void {
  const { cookieStore } = window as { cookieStore?: CookieChanges };
  const seen = () => document.visibilityState === 'visible' && tell();
  const back = ({ persisted }: PageTransitionEvent) => persisted && tell();
  cookieStore?.addEventListener('change', tell);
  document.addEventListener('visibilitychange', seen);
  addEventListener('focus', tell);
  addEventListener('pageshow', back);
  return () => {
    cookieStore?.removeEventListener('change', tell);
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('focus', tell);
    removeEventListener('pageshow', back);
  };
}
