import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isPaging } from './list-address.ts';

/**
 * The element to whose top another page of the list leads, where it stands above the window: the buttons are below the
 * rows. A filter, another order or size leaves the place as it is.
 */
export function useListTop(): RefObject<HTMLDivElement | null> {
  const { pathname, search } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  const before = useRef({ pathname, search });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search };
    // another screen begins at its own top
    if (last.pathname !== pathname || !isPaging(last.search, search)) return;
    const list = top.current;
    const hidden = Number.parseFloat(list ? getComputedStyle(list).scrollMarginTop : '0');
    if (list && list.getBoundingClientRect().top < hidden) list.scrollIntoView({ block: 'start' });
  }, [pathname, search]);
  return top;
}
