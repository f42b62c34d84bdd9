import { MAX_QUOTATIONS } from '../../../domain/deal/quotation.ts';
import { useWords } from '../shell/site.tsx';
import { quotationsText } from './facts.ts';

const STEP = 9;

/** How many of the ten quotations a request has: ten marks, and the same in words. */
export function QuotaBar({ count }: { count: number }) {
  const words = useWords();
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg width={MAX_QUOTATIONS * STEP - 3} height="10" aria-hidden="true" className="shrink-0">
        {Array.from({ length: MAX_QUOTATIONS }, (_, i) => (
          <rect
            key={i}
            x={i * STEP}
            width="6"
            height="10"
            rx="1.5"
            className={i < count ? 'fill-jade' : 'fill-line'}
          />
        ))}
      </svg>
      {quotationsText(count, words)}
    </span>
  );
}
