import type { ReactNode } from 'react';
import { aboutProduct, contactPath } from '../../storefront/contact-about.ts';
import { useSite } from '../../storefront/site.tsx';
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx';

/** To the enquiry form, about a product where there is one: the drawer, or without script the contact page. */
export function ContactLink({
  product,
  children,
  ...look
}: ButtonLook & {
  product?: { id: number; title: string; unit?: string; properties?: Record<string, string> };
  children: ReactNode;
}) {
  const { to, words } = useSite();
  return (
    <ButtonLink
      href={to(contactPath(product))}
      data-contact={product ? JSON.stringify(aboutProduct(product, words)) : ''}
      {...look}
    >
      {children}
    </ButtonLink>
  );
}
