import type { PortalPages } from '../../../../contract/pages.ts';
import { fill } from '../../../../domain/fill.ts';
import { Layout } from '../../../storefront/frame/layout.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** Behind the link beside a code in a mail: names the account and what will happen, before anything does. */
export function CodeLinkPage({ link, signIn }: PortalPages['code-link']) {
  const { codeLink } = useSite().words.confirm;
  const text = link ? codeLink[link.purpose] : codeLink.unknown;
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[640px] py-12 max-md:py-6">
        <Card className="p-8 max-md:p-5">
          <h1 className="text-xxl">{text.title}</h1>
          {link && (
            <p className="mt-3 font-semibold [overflow-wrap:anywhere]">
              {fill(codeLink.account, { email: link.email })}
            </p>
          )}
          <p className="mt-3 mb-6 text-ink-soft">{text.text}</p>
          {link ? (
            <>
              <form method="post">
                <Button type="submit" look="accent">
                  {text.button}
                </Button>
              </form>
              <p className="mt-6 text-ink-soft">{codeLink.notMe}</p>
            </>
          ) : (
            <ButtonLink href={signIn}>{text.button}</ButtonLink>
          )}
        </Card>
      </div>
    </Layout>
  );
}
