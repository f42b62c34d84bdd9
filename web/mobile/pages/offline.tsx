import { SkipLink } from '../../storefront/frame/skip-link.tsx';
import { MessagePage } from '../../storefront/shell/message-page.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Instead of a page that could not be fetched; the empty address is that page's own. */
export function Offline() {
  const { failures } = useSite().words;
  return (
    <>
      <SkipLink />
      <main id="content" className="mx-auto max-w-[640px] px-4">
        <MessagePage title={failures.offline} text={failures.offlineText}>
          <ButtonLink href="" size="lg">
            {failures.retry}
          </ButtonLink>
        </MessagePage>
      </main>
    </>
  );
}
