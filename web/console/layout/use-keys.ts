import { useEffect, useLayoutEffect, useRef } from 'react';

export type Keys = Record<string, () => void>;

/**
 * The keys of a page, by one listener that stays while the page does: what is pressed while something is drawn is not lost.
 * Not while typing, but for those of `always`, nor behind a dialog.
 */
export function useKeys(keys: Keys, always: Keys = {}): void {
  const latest = useRef({ keys, always });
  // of what is shown: a page that is still being drawn has no keys yet
  useLayoutEffect(() => {
    latest.current = { keys, always };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // a key that is held down decides once
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { keys: usual, always: everywhere } = latest.current;
      const target = event.target as HTMLElement;
      const isTyping = target.closest(
        'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]',
      );
      if (document.querySelector('.ant-modal-wrap:not([style*="display: none"])')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = everywhere[key] ?? (isTyping ? undefined : usual[key]);
      // a button that has the focus is pressed by Enter itself
      if (!act || (key === 'Enter' && target.closest('button, a'))) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
