import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HelpFrame } from '../help/frame.tsx';

/** Spec P2.18. */
export function FeedbackSent(_: PortalPages['feedback-sent']) {
  const { words, to } = useSite();
  const { feedback } = words.help;
  return (
    <HelpFrame current="feedback">
      <Card className="flex flex-col items-center px-6 py-16 text-center">
        <span className="grid size-18 place-items-center rounded-full bg-success-tint text-success">
          <Icon name="check" size={36} />
        </span>
        <h1 className="mt-6 text-xxl">{feedback.sent}</h1>
        <p className="mt-3 text-ink-soft">{feedback.sentText}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink href={to('/')}>{feedback.home}</ButtonLink>
          <ButtonLink href={to('/All')} look="quiet">
            {words.storefront.otherCategories}
          </ButtonLink>
        </p>
      </Card>
    </HelpFrame>
  );
}
