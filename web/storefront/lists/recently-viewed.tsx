import { MoreLink } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { useSite } from '../shell/site.tsx';

/**
 * Room for what was looked at before in this browser; behaviours/recently-viewed.ts fills it when it comes near, and adds
 * `product`, the one of this page. Nothing is shown of it where there is nothing, or no script.
 */
export function RecentlyViewed({ product }: { product?: number }) {
  const { words, to, exactly } = useSite();
  const { viewed } = words;
  return (
    <div data-behaviour="recently-viewed" data-address={exactly('/recently-viewed')} data-product={product}>
      <div hidden>
        <Section
          id="recently-viewed"
          title={viewed.title}
          more={
            <span className="flex items-center gap-5">
              <button
                type="button"
                data-clear=""
                className="min-h-9 text-sm text-ink-soft underline-offset-3 hover:underline"
              >
                {viewed.clear}
              </button>
              <MoreLink href={to('/recently-viewed')}>{viewed.all}</MoreLink>
            </span>
          }
        >
          <div data-cards="" />
        </Section>
      </div>
    </div>
  );
}
