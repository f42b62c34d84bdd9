import { useState } from 'react';
import type { BuyerDecision, OwnQuotation } from '../../../contract/deal/quotation.ts';
import { DECLINE_REASONS } from '../../../domain/deal/quotation.ts';
import { numberSentence, typedAmount } from '../../../domain/text/typed-number.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Confirm } from '../tracking/confirm.tsx';
import type { ComparisonWords } from './rows.tsx';

export type Decide = (
  quotation: OwnQuotation,
  decision: Pick<BuyerDecision, 'action'> & Partial<BuyerDecision>,
) => Promise<boolean>;

interface Props {
  quotation: OwnQuotation;
  words: ComparisonWords;
  busy: boolean;
  decide: Decide;
}

/** What the buyer may do with one quotation. */
export function Decision({ quotation, words: all, busy, decide }: Props) {
  const { own, comparison: words } = all;
  const [asked, setAsked] = useState<'decline' | 'betterOffer' | null>(null);
  const { actions, company } = quotation;
  if (actions.length === 0) return null;
  const listing = actions.find((action) => action === 'shortlist' || action === 'unshortlist');
  if (asked)
    return (
      <Asking
        action={asked}
        quotation={quotation}
        words={all}
        busy={busy}
        decide={decide}
        close={() => setAsked(null)}
      />
    );
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('accept') && (
        <Confirm
          look="primary"
          label={own.accept}
          question={fill(own.acceptConfirm, { company: company.name })}
          yes={own.acceptYes}
          cancel={own.cancel}
          busy={busy}
          onYes={() => void decide(quotation, { action: 'accept' })}
        />
      )}
      {listing && (
        <Button
          size="sm"
          look="outline"
          disabled={busy}
          onClick={() => void decide(quotation, { action: listing })}
        >
          {words[listing]}
        </Button>
      )}
      {actions.includes('betterOffer') && (
        <Button size="sm" look="outline" disabled={busy} onClick={() => setAsked('betterOffer')}>
          {words.betterOffer}
        </Button>
      )}
      {actions.includes('decline') && (
        <Button size="sm" look="quiet" disabled={busy} onClick={() => setAsked('decline')}>
          {own.decline}
        </Button>
      )}
    </div>
  );
}

/** Why it is declined, or what would make it better. */
function Asking({
  action,
  quotation,
  words: { own, comparison: words },
  busy,
  decide,
  close,
}: Props & { action: 'decline' | 'betterOffer'; close(): void }) {
  const { id, company, currency } = quotation;
  const isDecline = action === 'decline';
  const [wrong, setWrong] = useState('');
  return (
    <form
      className="max-w-80 space-y-3 rounded-md bg-porcelain p-3"
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const text = (name: string) => String(data.get(name) ?? '').trim();
        const note = text('note');
        const target = text('target') ? typedAmount(text('target'), currency) : null;
        if (typeof target === 'string')
          return setWrong(numberSentence(target, words.numbers, currency) ?? words.numbers.notANumber);
        const decision = isDecline
          ? { action, reason: text('reason') as BuyerDecision['reason'], note }
          : { action, target_price: target, note };
        void decide(quotation, decision).then((isDone) => isDone && close());
      }}
    >
      <p className="text-sm font-semibold">
        {isDecline ? own.declineConfirm : `${words.betterOffer}: ${company.name}`}
      </p>
      {isDecline ? (
        <Select
          id={`reason-${id}`}
          name="reason"
          label={words.reason}
          required
          autoFocus
          choose={words.chooseReason}
          options={DECLINE_REASONS.map((reason) => [reason, words.declineReasons[reason]])}
        />
      ) : (
        <TextField
          id={`target-${id}`}
          name="target"
          label={fill(words.targetPrice, { currency })}
          inputMode="decimal"
          error={wrong}
          onInput={() => setWrong('')}
          autoFocus
        />
      )}
      <TextArea
        id={`words-${id}`}
        name="note"
        label={isDecline ? words.words : words.message}
        optional={words.optional}
        maxLength={1000}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={busy}>
          {isDecline ? own.declineYes : words.send}
        </Button>
        <Button size="sm" look="quiet" disabled={busy} onClick={close}>
          {own.cancel}
        </Button>
      </div>
    </form>
  );
}
