import type { FailurePage } from '../../../contract/pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { useSite } from '../shell/site.tsx';

/** What went wrong and how to go on. A form that could not be taken waits here, to be sent again as it was. */
export function FailureMessage({ status, sentence, closed, kept }: FailurePage) {
  const { words, to, path } = useSite();
  const { failures } = words;
  const ours = status >= 500;
  const [title, text] = closed
    ? [sentence, failures.closedText]
    : status === 503
      ? [failures.unavailable, failures.unavailableText]
      : ours
        ? [failures.failed, failures.failedText]
        : [sentence, failures.refusedText];
  return (
    <MessagePage title={title} text={kept ? failures.kept : text}>
      {kept && (
        <form method="post">
          {kept.map(([name, value], i) => (
            <input key={i} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{failures.sendAgain}</Button>
        </form>
      )}
      {!kept && ours && <ButtonLink href={to(path)}>{failures.retry}</ButtonLink>}
      <ButtonLink href={to('/')} look="quiet">
        {failures.toHome}
      </ButtonLink>
    </MessagePage>
  );
}
