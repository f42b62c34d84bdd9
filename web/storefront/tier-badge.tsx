import type { TemplateDirectory } from '../../contract/card.ts';
import { isMember } from '../../domain/membership.ts';
import { fill } from '../ui/fill.ts';
import { useSite } from './site.tsx';

const TONES = { silver: 'text-silver', vip: 'text-gold', diamond: 'text-diamond' } as const;

/**
 * The tier of a member beside its name; links to the membership unless it stands inside a link. It is paid for, so it is
 * quieter than what was checked, and says so (decision 29).
 */
export function TierBadge({ tier, linked = false }: { tier: TemplateDirectory; linked?: boolean }) {
  const { words, portal } = useSite();
  if (!isMember(tier)) return null;
  const badge = (
    <span
      title={fill(words.proof.paid, { tier: words.common.tiers[tier] })}
      className="inline-flex items-center gap-1 rounded-sm border border-line bg-paper px-1.5 text-xs leading-4.5 whitespace-nowrap text-ink-soft"
    >
      <svg
        width="10"
        height="10"
        viewBox="0 0 10 10"
        aria-hidden="true"
        fill="currentColor"
        className={TONES[tier]}
      >
        <path d="M5 0 10 3.6 8 10H2L0 3.6z" />
      </svg>
      {words.common.tiers[tier]}
    </span>
  );
  return linked ? (
    <a href={portal('/vip-kuajingtong')} className="inline-flex min-h-6 items-center">
      {badge}
    </a>
  ) : (
    badge
  );
}
