import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { useSite } from '../shell/site.tsx';

/** A category without products sends the buyer on. */
export function EmptyCategory() {
  const { words, to } = useSite();
  return (
    <div className="mt-8">
      <EmptyState title={words.storefront.empty} text={words.storefront.emptyText}>
        <ButtonLink href={to('/post-sourcing-request')}>{words.common.postLink}</ButtonLink>
        <ButtonLink href={to('/All')} look="quiet">
          {words.storefront.otherCategories}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
