import type { LeadCard } from '../../../contract/deal/purchase.ts';
import { countryName, quantityOf, remainText } from '../leads/facts.ts';
import { leadPath } from '../shell/addresses.ts';
import { useSite } from '../shell/site.tsx';

/** Open requests, a few words each: what, how much, where to, how long. */
export function LeadLines({ leads, className = '' }: { leads: LeadCard[]; className?: string }) {
  const { words, lang, portal } = useSite();
  return (
    <ul className={`mt-1 space-y-1 text-sm ${className}`}>
      {leads.map((lead) => (
        <li key={lead.ID} className="min-w-0">
          <a href={portal(leadPath(lead))} className="block truncate hover:text-jade hover:underline">
            {lead.title}
          </a>
          <span className="block text-xs text-ink-soft">
            {[quantityOf(lead, words), countryName(lead, lang), remainText(lead.remain_days, words)].join(
              ' · ',
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
