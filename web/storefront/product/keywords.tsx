import { searchHref } from '../search/query.ts';
import { useSite } from '../shell/site.tsx';

/** The seller's keywords lead to searches, so they stand where a buyer is done with the product. */
export function Keywords({ keywords }: { keywords: readonly string[] }) {
  const { words, to } = useSite();
  if (keywords.length === 0) return null;
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="text-ink-faint">{words.product.keywords}</span>
      {keywords.map((keyword) => (
        <a
          key={keyword}
          href={to(searchHref('product', { kw: keyword }))}
          className="min-h-6 text-ink-soft hover:text-jade hover:underline"
        >
          {keyword}
        </a>
      ))}
    </p>
  );
}
