import { Card } from 'antd';
import { reviewRoutes } from '../../../../contract/schema/review.ts';
import type { WaitingCount } from '../../../../contract/schema/ticket.ts';
import { useCall, useCallWith } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf, screen } from '../../screens.ts';
import { isOperator, maySee, useStaff } from '../../staff.ts';
import { useFrameWords, useQueueWords, useTicketWords, useWorkWords } from '../../words.ts';
import { Figures } from '../figures/figures.tsx';
import { useIsLate, Waited } from '../stream/waiting-time.tsx';
import { listOfWaiting, REMINDERS, WAITING, type WaitingThing } from './waiting.ts';

export function OverviewPage() {
  const { overview } = useQueueWords();
  const { screens } = useFrameWords();
  const ticket = useTicketWords();
  const staff = useStaff().data;
  const counts = useCall(reviewRoutes.reviewCounts);
  const review = { open: overview.open, waiting: overview.waiting, nothing: overview.nothingWaits };
  const own = WAITING.filter(({ screen: name }) => staff && maySee(screen(name).who, staff));
  const operates = !!staff && isOperator(staff);
  return (
    <Page>
      <Answer of={counts}>
        {(queues) => (
          <div className="queues">
            {queues.map(({ kind, ...count }) => (
              <Waiting
                key={kind}
                title={screens[`${kind}Queue`]}
                to={pathOf(`${kind}Queue`)}
                text={review}
                {...count}
              />
            ))}
            {own.map((thing) => (
              <WaitingElsewhere
                key={thing.screen}
                thing={thing}
                title={screens[thing.screen as keyof typeof screens]}
              />
            ))}
            {operates && (
              <WaitingElsewhere thing={REMINDERS} title={ticket.prospect.remindersTitle} onlyIfAny />
            )}
          </div>
        )}
      </Answer>
      {operates && <Figures />}
    </Page>
  );
}

interface ElsewhereProps {
  thing: WaitingThing;
  title: string;
  onlyIfAny?: boolean;
}

function WaitingElsewhere({ thing, title, onlyIfAny = false }: ElsewhereProps) {
  const ticket = useTicketWords();
  const work = useWorkWords();
  const count = useCallWith(thing.count, undefined).data;
  if (!count || (onlyIfAny && count.waiting === 0)) return null;
  const text = thing.screen === 'work' ? work : ticket;
  return <Waiting title={title} to={listOfWaiting(thing)} text={text} {...count} />;
}

interface WaitingProps extends WaitingCount {
  title: string;
  to: string;
  text: { open: string; waiting: string; nothing: string };
}

/** What is late has the button that stands out. */
function Waiting({ title, to, text, waiting, oldest }: WaitingProps) {
  const queue = useQueueWords();
  const isLate = useIsLate();
  const format = useFormat();
  return (
    <Card className="queue-card">
      <h2 className="section-title">{title}</h2>
      <p className="queue-count">
        {format.number(waiting)} <span className="quiet unit">{text.waiting}</span>
      </p>
      <p className="quiet">
        {oldest ? (
          <>
            {queue.overview.oldest} <Waited since={oldest} />
          </>
        ) : (
          text.nothing
        )}
      </p>
      <ButtonLink to={to} type={oldest && isLate(oldest) ? 'primary' : 'default'}>
        {text.open}
      </ButtonLink>
    </Card>
  );
}
