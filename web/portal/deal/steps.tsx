import type { Deal } from '../../../contract/deal/deal.ts';
import type { FormState } from '../../../contract/pages.ts';
import { DEAL_STATUS } from '../../../domain/deal/deal.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { fill } from '../../ui/picture/fill.ts';

/** What was told, what comes next and of whom; told by plain forms that post to the page's own address. */
export function Steps({ deal, form, today }: { deal: Deal; form: FormState; today: string }) {
  const { words: all } = useSite();
  const text = all.deal;
  const words = text.progress;
  const { steps, next } = deal;
  const mine = steps.filter(({ action }) => action === 'set').map(({ step }) => step);
  const furthest = steps.findLastIndex(({ set }) => set !== null);
  const expected = steps.find(({ action }, at) => action === 'set' && at > furthest)?.step;
  const chosen = form.values.step ?? expected ?? mine[0];
  return (
    <section aria-labelledby="deal-steps" className="rounded-lg border border-line bg-paper p-6 max-sm:p-4">
      <h2 id="deal-steps" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{words.intro}</p>
      <ol className="mt-4 space-y-3">
        {steps.map(({ step, by, set, due, overdue, action }) => (
          <li key={step} className="border-l-2 border-line pl-4 text-sm">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className={set ? 'font-semibold' : 'text-ink-soft'}>{words.steps[step]}</span>
              <span className="text-ink-soft">· {text.sides[by]}</span>
              {next?.step === step && (
                <Badge tone="gold">{by === 'buyer' ? words.nextYou : words.nextOther}</Badge>
              )}
              {due && (
                <span className={overdue ? 'font-semibold text-danger' : 'text-ink-soft'}>
                  {fill(overdue ? words.overdue : words.due, { day: due })}
                </span>
              )}
            </p>
            {set && (
              <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-soft">
                {[set.day, [set.carrier, set.tracking].filter(Boolean).join(' '), set.note]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
            {action === 'take_back' && (
              <form method="post" className="mt-1">
                <input type="hidden" name="step" value={step} />
                <Button type="submit" size="sm" look="quiet" name="action" value="take_back">
                  {words.takeBack}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
      {form.failure && (
        <p role="alert" className="mt-4 rounded-md bg-danger-tint px-4 py-3 text-danger">
          {form.failure}
        </p>
      )}
      {mine.length > 0 && (
        <form method="post" className="mt-6 grid max-w-[640px] gap-4 sm:grid-cols-2">
          <Select
            id="deal-step"
            name="step"
            label={words.choose}
            required
            defaultValue={chosen}
            options={mine.map((step) => [step, words.steps[step]])}
          />
          <TextField
            id="deal-day"
            name="day"
            label={words.day}
            type="date"
            required
            defaultValue={form.values.day ?? today}
            error={form.errors.day}
          />
          <div className="sm:col-span-2">
            <TextArea
              id="deal-note"
              name="note"
              label={words.note}
              maxLength={1000}
              defaultValue={form.values.note}
            />
          </div>
          <div>
            <Button type="submit" name="action" value="set">
              {words.set}
            </Button>
          </div>
        </form>
      )}
      {deal.status === DEAL_STATUS.open && (
        <p className="mt-4 text-sm text-ink-soft">{words.receivedOffice}</p>
      )}
    </section>
  );
}
