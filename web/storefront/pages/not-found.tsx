import { Button, ButtonLink } from '../../ui/button.tsx';
import { Layout } from '../frame/layout.tsx';
import { searchPath } from '../shell/addresses.ts';
import { MessagePage } from '../shell/message-page.tsx';
import { useSite } from '../shell/site.tsx';

/** Spec P2.19. */
export function NotFound() {
  const { words, to } = useSite();
  const { failures } = words;
  return (
    <Layout>
      <MessagePage title={failures.notFound} text={failures.notFoundText}>
        <form
          action={to(searchPath('product', 1))}
          data-behaviour="search-tabs"
          className="flex w-full max-w-[520px]"
        >
          <input
            type="search"
            name="kw"
            maxLength={200}
            aria-label={failures.searchFor}
            placeholder={failures.searchFor}
            className="h-11 min-w-0 grow rounded-l-md border-2 border-r-0 border-jade bg-paper px-4"
          />
          <Button type="submit" className="h-11 rounded-l-none px-5">
            {words.common.search}
          </Button>
        </form>
        <span className="basis-full" />
        <ButtonLink href={to('/')} look="outline">
          {failures.toHome}
        </ButtonLink>
        <ButtonLink href={to('/All')} look="quiet">
          {failures.toCategories}
        </ButtonLink>
      </MessagePage>
    </Layout>
  );
}
