import type { PortalPages } from '../../../contract/pages.ts';
import { fill } from '../../ui/picture/fill.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { productPath } from '../shell/addresses.ts';
import { useSite } from '../shell/site.tsx';

/** The product of the address, whose supplier is invited to quote. */
export function AboutProduct({ product }: { product: NonNullable<PortalPages['post-request']['product']> }) {
  const { words, to } = useSite();
  const { request } = words;
  return (
    <aside
      aria-label={request.product}
      className="relative flex items-center gap-4 rounded-lg border border-line bg-paper p-4"
    >
      <Picture
        src={product.image}
        alt=""
        width={72}
        height={72}
        sizes="72px"
        className="size-18 shrink-0 rounded-md bg-porcelain"
      />
      <div className="min-w-0">
        <p className="text-xs text-ink-faint">{request.product}</p>
        <p className="line-clamp-2 font-semibold">
          <a href={to(productPath(product.id))} className="hover:text-jade hover:underline">
            {product.title}
          </a>
        </p>
        <p className="text-sm text-ink-soft">{fill(request.invited, { company: product.company })}</p>
      </div>
    </aside>
  );
}
