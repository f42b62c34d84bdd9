import { ButtonLink } from '../../ui/button.tsx';
import { useSite } from './site.tsx';

/** The space for advertisements; until somebody books it, the marketplace speaks for its own membership. */
export function AdSpace() {
  const { words, portal } = useSite();
  const { adTitle, adText, adAction } = words.storefront;
  return (
    <aside className="on-deep corrugated mt-12 flex flex-wrap items-center justify-between gap-6 rounded-lg bg-jade-dark px-8 py-7 text-paper">
      <div>
        <p className="text-lg font-semibold">{adTitle}</p>
        <p className="mt-1 text-jade-soft">{adText}</p>
      </div>
      <ButtonLink href={portal('/vip-kuajingtong')} look="quiet">
        {adAction}
      </ButtonLink>
    </aside>
  );
}
