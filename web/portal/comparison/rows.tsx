/** The rows of the comparison: as text for the file, the print and the differences, and as displayed. */
import type { ReactNode } from 'react';
import type {
  GuestPurchase,
  OwnQuotation,
  QuotationTerms,
  TermName,
} from '../../../contract/deal/quotation.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { bestOf, leastQuantity, weigh } from '../../../domain/deal/comparison.ts';
import { LIVE_QUOTATION } from '../../../domain/deal/quotation.ts';
import { withCertificationNames } from '../../../domain/enumerations.ts';
import { amountText, quantityText, type UnitWords, unitText } from '../../../domain/text/format.ts';
import type { RequestWords } from '../../../locales/en/deal/request.ts';
import type { CommonWords } from '../../../locales/en/site/common.ts';
import { responseText, shownDay } from '../../storefront/shell/names.ts';
import { fill } from '../../ui/picture/fill.ts';
import { daysText, sampleText, tierTexts } from '../tracking/texts.ts';
import { Files } from './files.tsx';

export interface ComparisonWords {
  own: RequestWords['own'];
  comparison: RequestWords['comparison'];
  units: UnitWords;
  common: Pick<CommonWords, 'responseRate' | 'responseTime' | 'oneHour' | 'hours' | 'days'>;
  /** What a certification is called that is withdrawn. */
  withdrawn: string;
  /** Of the link by which a quotation is reported. */
  report: string;
}

export interface Row {
  key: string;
  label: string;
  text(quotation: OwnQuotation): string;
  /** Where it is shown otherwise than as text. */
  node?(quotation: OwnQuotation): ReactNode;
  /** The ids of those that are best. */
  best?: ReadonlySet<number>;
}

/** Which term stands in which row, to say there what a revision has changed. */
const TERM_OF: Partial<Record<string, TermName[]>> = {
  prices: ['price', 'currency', 'unit'],
  minOrder: ['min_order'],
  incoterm: ['incoterm', 'port'],
  leadTime: ['lead_time_days'],
  sample: ['sample'],
  payment: ['payment_terms'],
  validity: ['valid_until'],
  offer: ['item_name', 'model', 'details'],
  files: ['files'],
};

export function comparisonRows(
  purchase: GuestPurchase,
  shown: readonly OwnQuotation[],
  { own, comparison: words, units, common, withdrawn }: ComparisonWords,
  lang: Language,
): Row[] {
  const { rates, certifications } = purchase;
  const asked = { quantity: purchase.quantity, unit: purchase.unit, currency: purchase.currency };
  const quantity = quantityText(asked.quantity, asked.unit, units);
  // what is over is not recommended
  const living = shown.filter(({ status }) => LIVE_QUOTATION.includes(status));
  const best = bestOf(living, asked, rates);
  const price = (quotation: OwnQuotation, of: 'unitPrice' | 'total'): string => {
    const { offered, converted, isEnough } = weigh(quotation, asked, rates);
    if (!offered)
      return isEnough === null
        ? fill(words.otherUnit, { unit: unitText(quotation.unit, units) })
        : words.notAtThisQuantity;
    const text = (given: typeof offered) =>
      amountText(given.currency, rounded(given[of], of)) +
      (of === 'unitPrice' ? `/${unitText(asked.unit, units)}` : '');
    const about =
      converted && converted.currency !== offered.currency
        ? ` (${fill(words.about, { price: text(converted) })})`
        : '';
    return text(offered) + about;
  };
  /** Terms as text, of this version or of the one before it. */
  const terms: Record<string, (given: QuotationTerms) => string> = {
    prices: (given) =>
      tierTexts(given, own, units)
        .map(([amount, from]) => `${amount} ${from}`)
        .join('\n'),
    // one that is not named is the quantity of the first price: what is met, or best, must be said
    minOrder: (given) => quantityText(leastQuantity(given), given.unit, units),
    incoterm: ({ incoterm, port }) => [incoterm, port].filter(Boolean).join(' '),
    leadTime: ({ lead_time_days }) => daysText(lead_time_days, own),
    sample: ({ sample }) => sampleText(sample, own),
    payment: ({ payment_terms }) => payment_terms.join(', ') || '–',
    validity: ({ valid_until }) => shownDay(valid_until, lang),
    offer: ({ item_name, model, details }) =>
      [[item_name, model].filter(Boolean).join(' · '), details].join('\n'),
    files: ({ files }) => files.map(({ name }) => name).join(', ') || '–',
  };
  const withBefore = (key: string) => (quotation: OwnQuotation) => {
    const now = terms[key]!(quotation);
    const before = quotation.versions[0];
    if (!before || !TERM_OF[key]!.some((term) => quotation.changed.includes(term))) return now;
    return `${now}\n${fill(words.was, { text: terms[key]!(before) })}`;
  };
  const term = (key: string, label: string, more: Partial<Row> = {}): Row => ({
    key,
    label,
    text: withBefore(key),
    ...more,
  });
  return [
    {
      key: 'unitPrice',
      label: fill(words.unitPrice, { quantity }),
      text: (q) => price(q, 'unitPrice'),
      best: best.price,
    },
    {
      key: 'total',
      label: fill(words.total, { quantity }),
      text: (q) => price(q, 'total'),
      best: best.price,
    },
    term('prices', own.prices),
    term('minOrder', own.minOrder, {
      best: best.minOrder,
      text: (q) => {
        const { isEnough } = weigh(q, asked, rates);
        const state = isEnough === null ? '' : ` (${isEnough ? words.met : words.notMet})`;
        const [first, ...rest] = withBefore('minOrder')(q).split('\n');
        return [`${first}${state}`, ...rest].join('\n');
      },
    }),
    term('incoterm', own.incoterm),
    {
      key: 'leavesOut',
      label: words.leavesOut,
      text: (q) =>
        weigh(q, asked, rates)
          .leftOut.map((part) => words.costParts[part])
          .join(', ') || words.nothingLeftOut,
    },
    term('leadTime', own.leadTime, { best: best.leadTime }),
    term('sample', own.sample),
    term('payment', own.paymentTerms),
    term('validity', own.validUntil, { best: best.validity }),
    {
      key: 'certificates',
      label: words.certificates,
      text: ({ certificates }) => {
        const missing = certifications.filter((name) => !certificates.includes(name));
        const has = withCertificationNames(certificates.join(', '), withdrawn) || '–';
        if (missing.length === 0) return has;
        return `${has}\n${fill(words.missing, { names: withCertificationNames(missing.join(', '), withdrawn) })}`;
      },
    },
    { key: 'verification', label: words.verification, text: () => words.verified },
    {
      key: 'response',
      label: words.response,
      text: ({ company }) => responseText(company.response, { common }) || '–',
    },
    term('offer', own.details),
    ...(shown.some(({ files }) => files.length > 0)
      ? [
          term('files', own.attachments, {
            node: ({ files }) => <Files files={files} notScanned={own.notScanned} />,
          }),
        ]
      : []),
  ];
}

/** Money in two decimals, a unit price in four. */
const rounded = (amount: number, of: 'unitPrice' | 'total'): number =>
  Number(amount.toFixed(of === 'total' ? 2 : 4));

export const differs = (row: Row, shown: readonly OwnQuotation[]): boolean =>
  new Set(shown.map((quotation) => row.text(quotation))).size > 1;
