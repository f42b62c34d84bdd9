import { Tag } from 'antd';
import { isMember } from '../../../../domain/company/membership.ts';
import { useUserWords } from '../../words.ts';

export function TierTag({ tier }: { tier: string | null }) {
  const user = useUserWords();
  return tier && isMember(tier) ? <Tag className={`tier tier-${tier}`}>{user.tiers[tier]}</Tag> : null;
}
