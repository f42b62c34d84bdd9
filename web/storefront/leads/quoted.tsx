import type { PublicQuotation } from '../../../contract/deal/quotation.ts';
import { fill } from '../../ui/picture/fill.ts';
import { Section } from '../../ui/section.tsx';
import { locationText, responseText, shownDate } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { CompanyLogo } from '../supplier/company-logo.tsx';
import { TierBadge } from '../supplier/tier-badge.tsx';

/** Who has quoted and on what terms; prices are the buyer's alone. */
export function Quoted({ quotations, open }: { quotations: PublicQuotation[]; open: boolean }) {
  const { words } = useSite();
  const { detail } = words.lead;
  if (quotations.length === 0 && !open) return null;
  return (
    <Section id="quoted" title={detail.quoted} note={detail.quotedNote}>
      {quotations.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong/50 bg-paper px-5 py-6 text-ink-soft">
          {detail.noneQuoted}
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {quotations.map((quotation) => (
            <QuotedItem key={quotation.id} quotation={quotation} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function QuotedItem({ quotation }: { quotation: PublicQuotation }) {
  const { words, lang, shop } = useSite();
  const { detail } = words.lead;
  const { company, lead_time_days: days } = quotation;
  return (
    <li className="relative flex flex-col rounded-lg border border-line bg-paper p-4">
      <div className="flex items-start gap-3">
        <CompanyLogo name={company.name} logo={company.logo} />
        <div className="min-w-0">
          <h3 className="text-base leading-snug tracking-normal">
            <a href={shop(company.domain)} className="hover:text-jade hover:underline">
              {company.name}
            </a>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-faint">
            <TierBadge tier={company.templateDirectory} linked />
            {locationText(company, lang)}
          </p>
          <p className="mt-1 text-xs text-ink-soft empty:hidden">{responseText(company.response, words)}</p>
        </div>
      </div>
      <dl className="mt-auto grid grid-cols-3 gap-3 pt-3 text-sm [&_dt]:text-xs [&_dt]:text-ink-faint">
        <div>
          <dt>{detail.incoterm}</dt>
          <dd className="font-semibold">{quotation.incoterm}</dd>
        </div>
        <div>
          <dt>{detail.leadTime}</dt>
          <dd className="font-semibold">{days === 1 ? detail.oneDay : fill(detail.days, { n: days })}</dd>
        </div>
        <div>
          <dt>{detail.sample}</dt>
          <dd className="font-semibold">
            {quotation.sample_offered ? detail.sampleOffered : detail.sampleNone}
          </dd>
        </div>
      </dl>
      <p className="mt-3 border-t border-line pt-2 text-xs text-ink-faint">
        <time dateTime={quotation.created_at}>{shownDate(quotation.created_at, lang)}</time>
      </p>
    </li>
  );
}
