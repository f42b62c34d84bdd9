import { Icon } from '../ui/icon.tsx';
import { useWords } from './site.tsx';

/** Beside the name of a supplier: the marketplace has checked who it is. Weighs more than the badge of a paid tier. */
export function Verified({ className = 'text-sm' }: { className?: string }) {
  const { product } = useWords();
  return (
    <span className={`inline-flex items-center gap-1 font-semibold text-success ${className}`}>
      <Icon name="shield" size={15} />
      {product.verified}
    </span>
  );
}
