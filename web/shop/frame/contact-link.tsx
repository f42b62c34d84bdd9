import type { ReactNode } from 'react';
import { useSite } from '../../storefront/site.tsx';
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx';

/** To the enquiry form, about a product where there is one: the drawer, or without script the contact page. */
export function ContactLink({
  product,
  children,
  ...look
}: ButtonLook & { product?: { id: number; title: string }; children: ReactNode }) {
  const { to } = useSite();
  return (
    <ButtonLink
      href={to(`/contact.html${product ? `?product=${product.id}` : ''}`)}
      data-contact={product?.id ?? ''}
      data-title={product?.title}
      {...look}
    >
      {children}
    </ButtonLink>
  );
}
