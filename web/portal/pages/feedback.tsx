import { newFeedback } from '../../../contract/operator/feedback.ts';
import type { PortalPages } from '../../../contract/pages.ts';
import { rulesOf } from '../../storefront/form/field-rules.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { Card } from '../../ui/card.tsx';
import { Island } from '../../ui/island.tsx';
import { TextLink } from '../../ui/link.tsx';
import { REPORT_TEXTS } from '../feedback/report.ts';
import { HelpFrame } from '../help/frame.tsx';
import FeedbackForm from '../islands/feedback-form.tsx';

const RULES = rulesOf(newFeedback, REPORT_TEXTS);

/** Spec P2.18. */
export function FeedbackPage({ form, pictures }: PortalPages['feedback']) {
  const { words, to } = useSite();
  const { feedback } = words.help;
  const props = { form, pictures, next: to('/feedback-succeed'), rules: RULES, words: feedback };
  return (
    <HelpFrame current="feedback">
      <Card className="p-8 max-md:p-5">
        <h1 className="text-xxl">{feedback.title}</h1>
        <p className="mt-2 mb-7 text-ink-soft">{feedback.intro}</p>
        <div className="grid gap-10 max-xl:gap-8 xl:grid-cols-[minmax(0,1fr)_256px]">
          <div className="min-w-0">
            <Island name="feedback-form" of={FeedbackForm} props={props} />
          </div>
          <Aside />
        </div>
      </Card>
    </HelpFrame>
  );
}

/** What makes a report useful, and where else a visitor may want to go. */
function Aside() {
  const { words, to, office } = useSite();
  const { feedbackAside: aside, frame } = words.help;
  return (
    <aside className="self-start border-line text-sm max-xl:border-t max-xl:pt-6 xl:border-l xl:pl-8">
      <h2 className="text-md">{aside.title}</h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-ink-soft marker:text-jade">
        {aside.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h2 className="mt-6 text-md">{aside.elsewhere}</h2>
      <ul className="mt-2 space-y-1.5">
        <li>
          <TextLink href={to('/guide')}>{frame.pages.guide}</TextLink>
        </li>
        <li>
          <TextLink href={to('/post-sourcing-request')}>{words.common.postLink}</TextLink>
        </li>
        <li>
          <TextLink href={to('/infringement')}>{words.infringement.title}</TextLink>
        </li>
        <li>
          <TextLink href={office('/message/CircuitNotice')}>{words.guide.more.action}</TextLink>
        </li>
      </ul>
    </aside>
  );
}
