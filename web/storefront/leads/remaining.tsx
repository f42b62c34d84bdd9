import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../shell/site.tsx';
import { remainText, SOON } from './facts.ts';

/** How long a lead is still open. The last days are marked by an icon and words, not by colour alone. */
export function Remaining({ days }: { days: number }) {
  const words = useWords();
  const soon = days <= SOON;
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap ${soon ? 'bg-cinnabar-tint text-cinnabar-dark' : 'bg-porcelain text-ink-soft'}`}
    >
      <Icon name={soon ? 'alert' : 'clock'} size={14} />
      {remainText(days, words)}
      {soon && <span className="font-normal max-sm:sr-only">· {words.lead.row.closingSoon}</span>}
    </span>
  );
}
