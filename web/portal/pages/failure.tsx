import type { PortalPages } from '../../../contract/pages.ts';
import { MessagePage } from '../../catalogue/message-page.tsx';
import { useSite } from '../../catalogue/site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Layout } from '../layout.tsx';

export function Failure({ status }: PortalPages['failure']) {
  const { words, to, path } = useSite();
  const { failures } = words;
  return (
    <Layout>
      <MessagePage title={status === 503 ? failures.unavailable : failures.failed} text={failures.failedText}>
        <ButtonLink href={to(path)}>{failures.retry}</ButtonLink>
        <ButtonLink href={to('/')} look="quiet">
          {failures.toHome}
        </ButtonLink>
      </MessagePage>
    </Layout>
  );
}
