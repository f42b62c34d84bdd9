import type { SentInfringement } from '../../../../contract/operator/infringement.ts';
import type { FormState, PortalPages } from '../../../../contract/pages.ts';
import { COUNTER_STATUS, NOTICE_STATUS } from '../../../../domain/decision/infringement.ts';
import { Layout } from '../../../storefront/frame/layout.tsx';
import { MessagePage } from '../../../storefront/shell/message-page.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { fill } from '../../../ui/picture/fill.ts';

/** Behind the link of a mail: the button that confirms it, then what becomes of each item, and the way to write to staff. */
export function SentInfringementPage({ notice, form, done }: PortalPages['sent-infringement']) {
  const { words, to } = useSite();
  const { infringement } = words;
  const { follow } = infringement;
  if (!notice)
    return (
      <Layout action={null}>
        <MessagePage title={follow.gone} text={follow.goneText}>
          <ButtonLink href={to('/')} look="quiet">
            {infringement.home}
          </ButtonLink>
        </MessagePage>
      </Layout>
    );
  if (notice.status === NOTICE_STATUS.unconfirmed)
    return (
      <Layout action={null}>
        <MessagePage title={follow.title} text={follow.confirmText}>
          <form method="post">
            <Button type="submit" look="accent" size="lg">
              {follow.confirm}
            </Button>
          </form>
          <p className="w-full text-sm text-ink-faint">{follow.notMe}</p>
        </MessagePage>
      </Layout>
    );
  return <Followed notice={notice} form={form} done={done} />;
}

const day = (iso: string) => iso.slice(0, 10);

function Followed({ notice, form, done }: { notice: SentInfringement; form: FormState; done: boolean }) {
  const { infringement } = useSite().words;
  const { follow } = infringement;
  const { status, right, number, due_at: due, items, messages } = notice;
  const isAwaited = items.some(
    ({ counter }) => counter?.status === COUNTER_STATUS.forwarded && !counter.action_told_at,
  );
  return (
    <Layout action={null}>
      <div className="mx-auto max-w-[820px] space-y-6 py-10 max-md:py-6">
        <h1 className="text-xxl">{follow.title}</h1>
        {done && (
          <p role="status" className="rounded-md bg-mist px-4 py-3">
            {follow.sent}
          </p>
        )}
        <Card className="p-6 max-md:p-5">
          <p className="font-semibold">{follow.states[status]}</p>
          <p className="mt-1 text-ink-soft">
            {infringement.rights[right]} {number}
          </p>
          {status === NOTICE_STATUS.open && due && (
            <p className="mt-1 text-ink-soft">{fill(follow.due, { day: day(due) })}</p>
          )}
        </Card>
        <Card className="p-6 max-md:p-5">
          <h2 className="mb-3 text-lg font-semibold">{follow.items}</h2>
          <ul className="divide-y divide-line">
            {items.map((item, i) => (
              <Item key={`${i} ${item.title}`} item={item} />
            ))}
          </ul>
        </Card>
        <Card className="p-6 max-md:p-5">
          {messages.length > 0 && (
            <>
              <h2 className="mb-3 text-lg font-semibold">{follow.messages}</h2>
              <ul className="mb-6 space-y-4">
                {messages.map(({ author, text, at }) => (
                  <li key={`${at} ${text}`}>
                    <p className="text-sm text-ink-faint">
                      {author === 'holder' ? follow.you : follow.staff}, {day(at)}
                    </p>
                    <p className="break-words whitespace-pre-line">{text}</p>
                  </li>
                ))}
              </ul>
            </>
          )}
          <form method="post" className="space-y-4">
            <TextArea
              id="infringement-text"
              name="text"
              label={follow.write}
              required
              maxLength={2000}
              defaultValue={form.values.text}
              error={form.errors.text}
            />
            {isAwaited && (
              <label className="flex items-start gap-2.5">
                <input type="checkbox" name="action" className="mt-1 size-4.5 shrink-0 accent-jade" />
                {follow.action}
              </label>
            )}
            <Button type="submit">{follow.send}</Button>
            {form.failure && (
              <p role="alert" className="text-danger">
                {form.failure}
              </p>
            )}
          </form>
        </Card>
      </div>
    </Layout>
  );
}

function Item({ item: { title, status, reason, counter } }: { item: SentInfringement['items'][number] }) {
  const { follow } = useSite().words.infringement;
  return (
    <li className="min-w-0 py-3">
      <p className="flex flex-wrap justify-between gap-3">
        <span className="min-w-0 break-words">{title}</span>
        <span className="font-semibold">{follow.itemStates[status]}</span>
      </p>
      {reason && <p className="mt-1 break-words whitespace-pre-line text-ink-soft">{reason}</p>}
      {counter && (
        <div className="mt-3 rounded-md bg-mist px-4 py-3">
          <p className="font-semibold">{follow.counter}</p>
          <p className="mt-1 break-words whitespace-pre-line">{counter.statement}</p>
          {counter.status === COUNTER_STATUS.forwarded && (
            <p className="mt-2 text-sm">
              {counter.action_told_at
                ? follow.told
                : fill(follow.counterUntil, { day: day(counter.due_at ?? '') })}
            </p>
          )}
          {counter.note && <p className="mt-2 break-words whitespace-pre-line">{counter.note}</p>}
        </div>
      )}
    </li>
  );
}
