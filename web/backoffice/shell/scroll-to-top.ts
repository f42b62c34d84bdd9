import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Every navigation scrolls the page to the top (spec M2.3). */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for the clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);
}
