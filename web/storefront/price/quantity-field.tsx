import { useSite } from '../shell/site.tsx';

/** In a form that leads to prices: they are those at the quantity that is needed, as everywhere. */
export function QuantityField() {
  const { orderQuantity } = useSite();
  return (
    <input type="hidden" name="quantity" value={orderQuantity ?? ''} disabled={orderQuantity === null} />
  );
}
