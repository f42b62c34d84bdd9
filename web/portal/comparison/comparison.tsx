/** Quotations on a request side by side (decision 27). */
import { useEffect, useState } from 'react';
import type { GuestPurchase, OwnQuotation } from '../../../contract/deal/quotation.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { COMPARISON_ORDERS, type ComparisonOrder, inOrder } from '../../../domain/deal/comparison.ts';
import { quantityText } from '../../../domain/text/format.ts';
import { saveFile } from '../../client/save-file.ts';
import { locationText } from '../../storefront/shell/names.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { ComparisonCards } from './comparison-cards.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { comparisonCsv } from './csv.ts';
import { type Decide, Decision } from './decision.tsx';
import { Note } from './note.tsx';
import { type ComparisonWords, comparisonRows, differs } from './rows.tsx';
import { State, stateName } from './state.tsx';

interface Props {
  purchase: GuestPurchase;
  lang: Language;
  words: ComparisonWords;
  busy: boolean;
  shop(domain: string): string;
  /** Where a quotation is reported. */
  report(id: number): string;
  decide: Decide;
}

export function Comparison({ purchase, lang, words, busy, shop, report, decide }: Props) {
  const { own, comparison: text, units } = words;
  const [order, setOrder] = useState<ComparisonOrder>('newest');
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const isNarrow = useNarrow();
  const { quotations, quantity, unit, currency, rates } = purchase;
  const asked = { quantity, unit, currency };
  const shown = inOrder(quotations, order, asked, rates).filter(({ id }) => !hidden.includes(id));
  const rows = comparisonRows(purchase, shown, words, lang);
  const kept = onlyDifferences ? rows.filter((row) => differs(row, shown)) : rows;
  const isHiding = quotations.length - shown.length;
  const isMixed = new Set(quotations.map((quotation) => quotation.currency)).size > 1;
  const needsRate = quotations.some((quotation) => quotation.currency !== currency);

  function download() {
    const state = { label: own.status, text: (quotation: OwnQuotation) => stateName(quotation, words) };
    const table = comparisonCsv([state, ...rows], shown, own.supplier);
    saveFile(new Blob([table], { type: 'text/csv' }), `quotations-${purchase.ID}.csv`);
  }

  const decisions = {
    label: own.actions,
    isControl: true,
    cell: (quotation: OwnQuotation) => (
      <Decision
        key={`${quotation.id} ${quotation.status} ${quotation.version}`}
        quotation={quotation}
        words={words}
        busy={busy}
        decide={decide}
      />
    ),
  };
  const drawn = {
    shown,
    rows: kept,
    label: own.compare,
    best: text.best,
    differs: text.differs,
    head: (quotation: OwnQuotation) => (
      <>
        <a href={shop(quotation.company.domain)} className="text-base hover:text-jade hover:underline">
          {quotation.company.name}
        </a>
        <span className="mb-2 block text-xs font-normal text-ink-soft">
          {locationText(quotation.company, lang)}
        </span>
        <State quotation={quotation} words={words} />
        {shown.length > 1 && (
          <button
            type="button"
            onClick={() => setHidden([...hidden, quotation.id])}
            className="mt-2 block min-h-6 text-xs font-normal text-jade underline print:hidden"
          >
            {text.hide}
            <span className="sr-only">: {quotation.company.name}</span>
          </button>
        )}
        <a
          href={report(quotation.id)}
          rel="nofollow"
          className="mt-2 flex min-h-6 w-fit items-center gap-1 text-xs font-normal text-ink-faint hover:text-danger hover:underline print:hidden"
        >
          <Icon name="alert" size={14} />
          {words.report}
          <span className="sr-only">: {quotation.company.name}</span>
        </a>
      </>
    ),
    more: [
      {
        label: text.note,
        cell: (quotation: OwnQuotation) => (
          <Note key={quotation.note} quotation={quotation} words={words} busy={busy} decide={decide} />
        ),
      },
      ...(shown.some(({ actions }) => actions.length > 0) ? [decisions] : []),
    ],
  };
  return (
    <div className="comparison space-y-4">
      <p className="text-sm text-ink-soft">
        {fill(text.yourRequest, { quantity: quantityText(quantity, unit, units) })}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 text-sm print:hidden">
        <label className="flex items-center gap-2">
          {text.sort}
          <select
            value={order}
            onChange={(event) => setOrder(event.currentTarget.value as ComparisonOrder)}
            className="h-9 rounded-md border border-line-strong bg-paper px-2"
          >
            {COMPARISON_ORDERS.map((value) => (
              <option key={value} value={value}>
                {text.orders[value]}
              </option>
            ))}
          </select>
        </label>
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          />
          {text.onlyDifferences}
        </label>
        {isHiding > 0 && (
          <span>
            {fill(text.hidden, { n: isHiding })}{' '}
            <button type="button" onClick={() => setHidden([])} className="min-h-6 text-jade underline">
              {text.showAll}
            </button>
          </span>
        )}
        <span className="flex flex-wrap gap-2 sm:ml-auto">
          <Button size="sm" look="quiet" onClick={() => print()}>
            <Icon name="document" size={16} />
            {text.print}
          </Button>
          <Button size="sm" look="quiet" onClick={download}>
            {text.csv}
          </Button>
        </span>
      </div>
      {new Set(shown.map(({ incoterm }) => incoterm)).size > 1 && (
        <p className="rounded-md bg-warning-tint px-4 py-2.5 text-sm">{text.incotermsDiffer}</p>
      )}
      {isNarrow ? <ComparisonCards {...drawn} /> : <ComparisonTable {...drawn} />}
      {(isMixed || needsRate) && (
        <p className="text-sm text-ink-soft">{rates ? fill(text.rateOf, { day: rates.day }) : text.noRate}</p>
      )}
    </div>
  );
}

const NARROW = '(max-width: 639px)';

/** Not by CSS alone: both would be there, with each form twice. */
function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}
