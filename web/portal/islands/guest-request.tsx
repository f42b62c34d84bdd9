import { useCallback, useEffect, useRef, useState } from 'react';
import type { GuestPurchase } from '../../../contract/deal/quotation.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { UnitWords } from '../../../domain/text/format.ts';
import type { DealWords } from '../../../locales/en/deal/deal.ts';
import type { RequestWords } from '../../../locales/en/deal/request.ts';
import { type CallError, call, sentenceOf } from '../../client/call.ts';
import { shopUrl } from '../../client/host.ts';
import { speakOnThisPage } from '../../client/language.ts';
import {
  claimPurchase,
  closeGuestPurchase,
  decideGuestQuotation,
  guestPurchase,
} from '../../storefront/shell/routes.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Comparison } from '../comparison/comparison.tsx';
import type { Decide } from '../comparison/decision.tsx';
import type { ComparisonWords } from '../comparison/rows.tsx';
import { Claim } from '../tracking/claim.tsx';
import { Confirm } from '../tracking/confirm.tsx';
import { Overview } from '../tracking/overview.tsx';

export interface GuestRequestProps {
  token: string;
  lang: Language;
  words: RequestWords['own'] & Pick<RequestWords, 'quantity' | 'receive' | 'closingDate'>;
  /** Of the comparison. */
  comparison: Omit<ComparisonWords, 'own' | 'units'>;
  deal: Pick<DealWords, 'made' | 'madeText' | 'open'>;
  units: UnitWords;
}

/** A guest's own request: where it stands, the quotations side by side, and what can be done. */
export default function GuestRequest({ token, lang, words, comparison, deal, units }: GuestRequestProps) {
  const [purchase, setPurchase] = useState<GuestPurchase | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState({ failed: false, text: '' });
  const line = useRef<HTMLParagraphElement>(null);

  const load = useCallback(async () => {
    setFailure(null);
    try {
      setPurchase(await call(guestPurchase, { params: { token } }));
    } catch (error) {
      setFailure(error as CallError);
    }
  }, [token]);
  useEffect(() => {
    speakOnThisPage(lang);
    void load();
  }, [load, lang]);

  /** @returns whether it was done */
  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      setOutcome({ failed: false, text: done });
      return true;
    } catch (error) {
      setOutcome({ failed: true, text: sentenceOf(error) });
      return false;
    } finally {
      // in another tab it may have changed meanwhile: either way what is true now is shown
      await load();
      setBusy(false);
      line.current?.focus();
    }
  }
  const done = { ...words.done, ...comparison.comparison.done };
  const decide: Decide = ({ id, company }, decision) =>
    act(
      () => call(decideGuestQuotation, { params: { token, id }, body: decision }),
      fill(done[decision.action], { company: company.name }),
    );

  if (failure && [400, 404, 422].includes(failure.status))
    return <EmptyState icon="mail" title={words.missing} text={words.missingText} />;
  if (failure)
    return (
      <EmptyState icon="alert" title={words.failed} text={failure.message}>
        <Button onClick={() => void load()}>{words.retry}</Button>
      </EmptyState>
    );
  if (!purchase) return <p role="status">{words.loading}</p>;
  const { quotations, actions } = purchase;
  return (
    <>
      <p
        ref={line}
        role="status"
        tabIndex={-1}
        className={`mb-4 rounded-md px-4 py-3 empty:hidden ${outcome.failed ? 'bg-danger-tint text-danger' : 'bg-success-tint text-success'}`}
      >
        {outcome.text}
      </p>
      <Overview purchase={purchase} token={token} lang={lang} words={words} deal={deal} units={units} />
      <h2 className="mt-8 mb-4 text-xl">{fill(words.quotations, { n: quotations.length })}</h2>
      {quotations.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong/50 bg-paper px-5 py-6 text-ink-soft">
          {words.noQuotations}
        </p>
      ) : (
        <Comparison
          purchase={purchase}
          lang={lang}
          words={{ ...comparison, own: words, units }}
          busy={busy}
          shop={shopUrl}
          report={(id) => `${lang === 'zh' ? '/zh' : ''}/report?quotation=${id}&token=${token}`}
          decide={decide}
        />
      )}
      <Claim
        words={words.claim}
        claim={async () => `/tool/Purchase/${(await call(claimPurchase, { body: { token } })).ID}`}
      />
      {actions.includes('close') && (
        <div className="mt-6 flex flex-wrap print:hidden">
          <Confirm
            look="quiet"
            label={words.close}
            question={words.closeConfirm}
            yes={words.closeYes}
            cancel={words.cancel}
            busy={busy}
            onYes={() => void act(() => call(closeGuestPurchase, { params: { token } }), words.done.close)}
          />
        </div>
      )}
    </>
  );
}
