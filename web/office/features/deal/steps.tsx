import { Button, Card, Input, Select, Tag, Timeline } from 'antd';
import { useState } from 'react';
import { type Deal, type DealStepLine, dealRoutes } from '../../../../contract/deal/deal.ts';
import { fill } from '../../../../domain/fill.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';
import { useDealWords } from '../../words.ts';

const change = featureOf(dealRoutes);
const setStep = change(dealRoutes.setDealStep);
const takeStepBack = change(dealRoutes.takeDealStepBack);

/** What was told, what comes next and of whom, what is late. */
export function Steps({ deal }: { deal: Deal }) {
  const words = useDealWords().progress;
  const { steps, next, side } = deal;
  return (
    <Card title={words.title}>
      <p className="quiet">{words.intro}</p>
      <Timeline
        items={steps.map((line) => ({
          key: line.step,
          color: line.set ? 'green' : line.overdue ? 'red' : 'gray',
          content: (
            <Step
              deal={deal}
              line={line}
              hint={next?.step !== line.step ? '' : next.by === side ? words.nextYou : words.nextOther}
            />
          ),
        }))}
      />
      <Teller key={steps.filter(({ set }) => set).length} deal={deal} />
    </Card>
  );
}

function Step({ deal, line, hint }: { deal: Deal; line: DealStepLine; hint: string }) {
  const all = useDealWords();
  const words = all.progress;
  const takeBack = useAction(takeStepBack, { done: words.takenBack });
  const { step, by, set, due, overdue, action } = line;
  return (
    <div className="deal-cell">
      <span>
        <span className={set ? undefined : 'quiet'}>{words.steps[step]}</span>{' '}
        <span className="quiet">· {all.sides[by]}</span> {hint && <Tag color="processing">{hint}</Tag>}
        {due && (
          <Tag color={overdue ? 'error' : 'default'}>
            {fill(overdue ? words.overdue : words.due, { day: due })}
          </Tag>
        )}
      </span>
      {set && (
        <span className="quiet pre">
          {[set.day, [set.carrier, set.tracking].filter(Boolean).join(' '), set.note]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {action === 'take_back' && (
        <div>
          <Button
            size="small"
            loading={takeBack.busy}
            onClick={() => takeBack.run({ params: { id: deal.id, step } })}
          >
            {words.takeBack}
          </Button>
        </div>
      )}
    </div>
  );
}

/** One form for all that one may tell; chosen is the first of one's own behind what was told. */
function Teller({ deal }: { deal: Deal }) {
  const words = useDealWords().progress;
  const mine = deal.steps.filter(({ action }) => action === 'set').map(({ step }) => step);
  const furthest = deal.steps.findLastIndex(({ set }) => set !== null);
  const expected = deal.steps.find(({ action }, at) => action === 'set' && at > furthest)?.step;
  const [step, setStepName] = useState(expected ?? mine[0]);
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10));
  const [facts, setFacts] = useState({ note: '', carrier: '', tracking: '' });
  const tell = useAction(setStep, { done: words.told });
  if (!step) return null;
  const field = (name: keyof typeof facts, most: number) => (
    <Input
      value={facts[name]}
      maxLength={most}
      placeholder={words[name]}
      aria-label={words[name]}
      onChange={(event) => setFacts({ ...facts, [name]: event.target.value })}
    />
  );
  return (
    <form
      className="stack deal-form"
      onSubmit={(event) => {
        event.preventDefault();
        void tell.run({ params: { id: deal.id, step }, body: { day, ...facts } });
      }}
    >
      <span className="row wrapping">
        <Select
          value={step}
          aria-label={words.choose}
          options={mine.map((value) => ({ value, label: words.steps[value] }))}
          popupMatchSelectWidth={false}
          onChange={setStepName}
        />
        <Input
          type="date"
          className="deal-day"
          value={day}
          required
          aria-label={words.day}
          onChange={(event) => setDay(event.target.value)}
        />
      </span>
      {step === 'shipped' && (
        <>
          {field('carrier', 100)}
          {field('tracking', 100)}
        </>
      )}
      {field('note', 1000)}
      <div>
        <Button type="primary" htmlType="submit" loading={tell.busy}>
          {words.set}
        </Button>
      </div>
    </form>
  );
}
