import type { ConfirmPage } from '../../../contract/pages.ts';
import { CONFIRM_DAYS } from '../../../domain/account/confirmation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { MessagePage } from '../shell/message-page.tsx';
import { useSite } from '../shell/site.tsx';

/** Behind the link in a guest's first mail. The button posts: programs that look through mail open links. */
export function ConfirmAddress({ thing, state, follow }: ConfirmPage) {
  const { words, to } = useSite();
  const { confirm } = words;
  if (thing && state === 'open')
    return (
      <MessagePage title={confirm.title} text={confirm.open[thing]}>
        <form method="post">
          <Button type="submit" look="accent" size="lg">
            {confirm.button[thing]}
          </Button>
        </form>
        <p className="w-full text-sm text-ink-faint">{confirm.notMe[thing]}</p>
      </MessagePage>
    );
  if (thing && state === 'confirmed')
    return (
      <MessagePage title={confirm.confirmed} text={confirm.confirmedText[thing]}>
        <ButtonLink href={follow}>{confirm.follow[thing]}</ButtonLink>
      </MessagePage>
    );
  const [title, text] = {
    expired: [confirm.expired, fill(confirm.expiredText, { days: CONFIRM_DAYS })],
    withdrawn: [confirm.withdrawn, confirm.withdrawnText],
    unknown: [confirm.unknown, confirm.unknownText],
  }[state === 'expired' || state === 'withdrawn' ? state : 'unknown'] as [string, string];
  return (
    <MessagePage title={title} text={text}>
      <ButtonLink href={to('/')} look="quiet">
        {confirm.toHome}
      </ButtonLink>
    </MessagePage>
  );
}
