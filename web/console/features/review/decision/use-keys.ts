import { useEffect, useRef } from 'react';

/** Single keys that act on the page; not while typing and not behind a dialog. */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select, [contenteditable="true"]')) return;
      if (document.querySelector('.ant-modal-wrap:not([style*="display: none"])')) return;
      latest.current[event.key.toLowerCase()]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
