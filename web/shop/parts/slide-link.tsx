import type { ReactNode } from 'react';
import { useSite } from '../../storefront/shell/site.tsx';

/** Where a banner leads: a page of the shop, in the language of the page, or an address of the web. */
export function SlideLink({
  link,
  className,
  children,
}: {
  link: string;
  className: string;
  children: ReactNode;
}) {
  const { to } = useSite();
  const own = link.startsWith('/');
  return (
    <a href={own ? to(link) : link} rel={own ? undefined : 'nofollow noopener'} className={className}>
      {children}
    </a>
  );
}
