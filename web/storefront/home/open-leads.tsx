import type { LeadCard } from '../../../contract/deal/purchase.ts';
import { MoreLink } from '../../ui/link.tsx';
import { LeadLines } from '../request/lead-lines.tsx';
import { useSite } from '../shell/site.tsx';

/** The newest open requests in one strip. It stands still: nothing that moves needs to be stopped. */
export function OpenLeads({ leads }: { leads: LeadCard[] }) {
  const { words, to } = useSite();
  const { home } = words;
  if (leads.length === 0) return null;
  return (
    <section
      aria-labelledby="open-requests"
      className="mt-4 rounded-lg border border-line bg-paper px-6 py-4 max-md:px-4"
    >
      <div className="mb-2 flex items-baseline justify-between gap-6">
        <h2 id="open-requests" className="text-base">
          {home.openRequests}
        </h2>
        <MoreLink href={to('/buying-leads')}>{home.allRequests}</MoreLink>
      </div>
      <LeadLines leads={leads} className="grid gap-x-8 gap-y-2 space-y-0 sm:grid-cols-2 lg:grid-cols-4" />
    </section>
  );
}
