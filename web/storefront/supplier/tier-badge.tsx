import type { TemplateDirectory } from '../../../contract/schema/card.ts';
import { isMember } from '../../../domain/company/membership.ts';
import { fill } from '../../ui/picture/fill.ts';
import { useSite } from '../shell/site.tsx';

const TONES = { silver: 'text-silver', vip: 'text-gold', diamond: 'text-diamond' } as const;

/**
 * The tier of a member beside its name; links to the membership unless it stands inside a link. It is paid for, so it is
 * quieter than what was checked, and says so (decision 29).
 */
export function TierBadge({ tier, linked = false }: { tier: TemplateDirectory; linked?: boolean }) {
  const { words, portal } = useSite();
  if (!isMember(tier)) return null;
  const name = words.common.tiers[tier];
  const title = fill(words.proof.paid, { tier: name });
  const badge = (
    <>
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
      {name}
    </>
  );
  return linked ? (
    <a href={portal('/vip-kuajingtong')} title={title} className="tier-badge">
      {badge}
    </a>
  ) : (
    <span title={title} className="tier-badge">
      {badge}
    </span>
  );
}
