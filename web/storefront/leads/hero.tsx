import { numberText } from '../../../domain/text/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { useSite } from '../shell/site.tsx';

/** What this list is, for both sides: suppliers who quote, buyers who ask. */
export function LeadsHero({ total, title }: { total: number; title: string }) {
  const { words, to, office } = useSite();
  const { lead } = words;
  return (
    <header className="on-deep corrugated mb-5 rounded-xl bg-jade-dark px-8 py-9 text-paper max-md:px-5 max-md:py-7">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div className="max-w-[62ch]">
          <h1 className="text-xxl">{title}</h1>
          <p className="mt-2 text-jade-soft">{lead.intro}</p>
          <p className="mt-3 text-sm font-semibold">
            {total === 1 ? lead.oneOpen : fill(lead.open, { n: numberText(total) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={to('/post-sourcing-request')} look="accent" size="lg">
            {lead.post}
          </ButtonLink>
          <ButtonLink href={office('/register.html')} look="quiet" size="lg">
            {lead.becomeSupplier}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
