import { useSite } from '../shell/site.tsx';

/** In a form that leads to prices: they are those at the quantity that is needed, as everywhere. */
export function NeededField() {
  const { needed } = useSite();
  return <input type="hidden" name="quantity" value={needed ?? ''} disabled={needed === null} />;
}
