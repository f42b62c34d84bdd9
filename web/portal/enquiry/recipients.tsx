import type { EnquiryTarget } from '../../../contract/deal/enquiry.ts';
import type { PortalPages } from '../../../contract/pages.ts';
import { productPath } from '../../storefront/shell/addresses.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Picture } from '../../ui/picture/picture.tsx';

type Supplier = PortalPages['enquiry']['suppliers'][number];

/** Whom the enquiry goes to, each with the products asked about; any of them can be left out. */
export function Recipients({
  suppliers,
  targets,
}: {
  suppliers: readonly Supplier[];
  targets: readonly EnquiryTarget[];
}) {
  const { words } = useSite();
  const { several } = words.enquiry;
  const title = suppliers.length === 1 ? several.toOne : fill(several.to, { n: suppliers.length });
  return (
    <Card as="section" aria-labelledby="asked" className="p-5">
      <h2 id="asked" className="text-lg">
        {title}
      </h2>
      <ul className="mt-3 divided">
        {suppliers.map((supplier) => (
          <SupplierLine key={supplier.id} supplier={supplier} targets={targets} />
        ))}
      </ul>
    </Card>
  );
}

function SupplierLine({ supplier, targets }: { supplier: Supplier; targets: readonly EnquiryTarget[] }) {
  const { shop, to } = useSite();
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-2">
        <TextLink href={shop(supplier.domain)} className="font-semibold">
          {supplier.name}
        </TextLink>
        {supplier.products.length === 0 && (
          <LeaveOut name={supplier.name} targets={targets} type="company" id={supplier.id} />
        )}
      </div>
      {supplier.products.map(({ id, title, image }) => (
        <div key={id} className="mt-2 flex items-start gap-3 text-sm">
          <Picture src={image} alt="" sizes="48px" className="size-12 shrink-0 rounded-md" />
          <a href={to(productPath(id))} className="min-w-0 grow hover:text-jade">
            {title}
          </a>
          <LeaveOut name={title} targets={targets} type="product" id={id} />
        </div>
      ))}
    </li>
  );
}

/** The same page without this one. */
function LeaveOut({
  name,
  targets,
  type,
  id,
}: { name: string; targets: readonly EnquiryTarget[] } & EnquiryTarget) {
  const { words, to } = useSite();
  const left = targets.filter((target) => target.type !== type || target.id !== id);
  const list = (of: EnquiryTarget['type']) =>
    left.filter((target) => target.type === of).map((target) => target.id);
  const asked = Object.entries({ ids: list('product'), companies: list('company') })
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `${key}=${values.join(',')}`)
    .join('&');
  return (
    <a
      href={to(`/enquiry${asked && `?${asked}`}`)}
      aria-label={fill(words.enquiry.several.remove, { name })}
      className="grid size-8 shrink-0 place-items-center rounded-sm text-ink-faint hover:bg-line hover:text-ink"
    >
      <Icon name="close" size={14} />
    </a>
  );
}
