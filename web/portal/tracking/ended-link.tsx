import { Layout } from '../../storefront/frame/layout.tsx';
import { Button } from '../../ui/button.tsx';

/** Another link goes by mail alone: whoever else has this one learns nothing. */
export function EndedLink({
  sent,
  words,
}: {
  sent: boolean;
  words: Record<'title' | 'text' | 'send' | 'sent', string>;
}) {
  return (
    <Layout>
      <div className="mx-auto max-w-[640px] py-10">
        <h1 className="mb-4 text-xxl">{words.title}</h1>
        {sent ? (
          <p role="status" className="rounded-md bg-success-tint px-4 py-3 text-success">
            {words.sent}
          </p>
        ) : (
          <form method="post" className="space-y-5">
            <p className="text-ink-soft">{words.text}</p>
            <Button type="submit" look="accent" name="action" value="renew">
              {words.send}
            </Button>
          </form>
        )}
      </div>
    </Layout>
  );
}
