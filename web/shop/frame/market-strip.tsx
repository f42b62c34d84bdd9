import { RegionalSettings } from '../../storefront/frame/regional-settings.tsx';
import { SavedLink } from '../../storefront/frame/saved-link.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { Mark } from '../../ui/labels/mark.tsx';
import { fill } from '../../ui/picture/fill.ts';

/** Whose market the shop stands on, and the language. */
export function MarketStrip() {
  const { words, portal } = useSite();
  const { common, shop } = words;
  return (
    <div className="on-deep bg-jade-deep text-sm text-paper">
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-6 max-md:px-4">
        <a href={portal('/')} className="flex min-w-0 items-center gap-2 py-2 hover:underline">
          <Mark size={20} />
          <span className="truncate">{fill(shop.marketplace, { brand: common.brand })}</span>
        </a>
        <div className="flex shrink-0 items-center gap-2">
          <SavedLink label="max-md:sr-only" />
          <RegionalSettings />
        </div>
      </div>
    </div>
  );
}
