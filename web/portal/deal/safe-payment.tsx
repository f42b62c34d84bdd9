import { useSite } from '../../storefront/shell/site.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Stands where money is spoken of, for the buyer. */
export function SafePayment() {
  const { safe } = useSite().words.deal;
  return (
    <section aria-labelledby="safe-payment" className="rounded-lg bg-warning-tint p-5">
      <h2 id="safe-payment" className="mb-2 flex items-center gap-2 text-base font-semibold">
        <Icon name="alert" size={18} />
        {safe.title}
      </h2>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {safe.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
