import type { ReactNode } from 'react';
import { aboutProduct, contactPath } from '../../storefront/contact/contact-about.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx';

/** To the enquiry form, about the product given or that of the page: the drawer, or without script the contact page. */
export function ContactLink({
  product,
  children,
  ...look
}: ButtonLook & {
  product?: { id: number; title: string; unit?: string; properties?: Record<string, string> };
  children: ReactNode;
}) {
  const { to, words, here } = useSite();
  const ofPage = /^\/product-detail\/(\d+)/.exec(here)?.[1];
  return (
    <ButtonLink
      href={to(contactPath(product ?? (ofPage ? { id: Number(ofPage) } : undefined)))}
      data-contact={product ? JSON.stringify(aboutProduct(product, words)) : ''}
      {...look}
    >
      {children}
    </ButtonLink>
  );
}
