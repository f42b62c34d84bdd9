import type { TemplateDirectory } from '../../contract/card.ts';
import { isMember } from '../../domain/membership.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { useSite } from './site.tsx';

const TONES = { silver: 'silver', vip: 'gold', diamond: 'diamond' } as const satisfies Record<
  string,
  BadgeTone
>;

/** The tier of a member beside its name; links to the membership unless it stands inside a link. */
export function TierBadge({ tier, linked = false }: { tier: TemplateDirectory; linked?: boolean }) {
  const { words, portal } = useSite();
  if (!isMember(tier)) return null;
  const badge = (
    <Badge tone={TONES[tier]}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" fill="currentColor">
        <path d="M5 0 10 3.6 8 10H2L0 3.6z" />
      </svg>
      {words.common.tiers[tier]}
    </Badge>
  );
  return linked ? (
    <a href={portal('/vip-kuajingtong')} className="inline-flex min-h-6 items-center">
      {badge}
    </a>
  ) : (
    badge
  );
}
