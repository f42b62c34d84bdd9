import type { PortalPages } from '../../../contract/pages.ts';
import { Layout } from '../../storefront/frame/layout.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Behind the link in an e-mail: ends those of its kind, or has them again, without signing in. */
export function UnsubscribePage({ state, settings }: PortalPages['unsubscribe']) {
  const { words, to } = useSite();
  const { unsubscribe } = words.confirm;
  const text = !state ? unsubscribe.unknown : state.subscribed ? unsubscribe.ask : unsubscribe.done;
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[640px] py-12 max-md:py-6">
        <Card className="p-8 max-md:p-5">
          <h1 className="text-xxl">{text.title}</h1>
          {state && <p className="mt-3 font-semibold">{unsubscribe.topics[state.topic]}</p>}
          <p className="mt-3 mb-6 text-ink-soft" {...(state && !state.subscribed && { role: 'status' })}>
            {text.text}
          </p>
          {!state ? (
            <ButtonLink href={to('/')}>{unsubscribe.home}</ButtonLink>
          ) : (
            <form method="post" className="flex flex-wrap gap-3">
              {state.subscribed ? (
                <Button type="submit" look="accent">
                  {unsubscribe.button}
                </Button>
              ) : (
                <Button type="submit" name="again" value="1" look="outline">
                  {unsubscribe.again}
                </Button>
              )}
              {settings && (
                <ButtonLink href={settings} look="outline">
                  {unsubscribe.settings}
                </ButtonLink>
              )}
            </form>
          )}
        </Card>
      </div>
    </Layout>
  );
}
