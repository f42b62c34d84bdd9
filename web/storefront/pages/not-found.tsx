import { ButtonLink } from '../../ui/button.tsx';
import { Layout } from '../frame/layout.tsx';
import { MessagePage } from '../message-page.tsx';
import { useSite } from '../site.tsx';

/** Spec P2.19. */
export function NotFound() {
  const { words, to } = useSite();
  const { failures } = words;
  return (
    <Layout>
      <MessagePage title={failures.notFound} text={failures.notFoundText}>
        <ButtonLink href={to('/')}>{failures.toHome}</ButtonLink>
        <ButtonLink href={to('/All')} look="quiet">
          {failures.toCategories}
        </ButtonLink>
      </MessagePage>
    </Layout>
  );
}
