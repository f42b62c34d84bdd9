import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../../storefront/site.tsx';
import { Card } from '../../ui/card.tsx';
import { Island } from '../../ui/island.tsx';
import { HelpFrame } from '../help/frame.tsx';
import FeedbackForm from '../islands/feedback-form.tsx';

/** Spec P2.18. */
export function FeedbackPage({ form, pictures }: PortalPages['feedback']) {
  const { words, to } = useSite();
  const { feedback } = words.help;
  const props = { form, pictures, next: to('/feedback-succeed'), words: feedback };
  return (
    <HelpFrame current="feedback">
      <Card className="p-10 max-md:p-5">
        <h1 className="text-xxl">{feedback.title}</h1>
        <p className="mt-2 mb-8 max-w-[64ch] text-ink-soft">{feedback.intro}</p>
        <Island name="feedback-form" of={FeedbackForm} props={props} />
      </Card>
    </HelpFrame>
  );
}
