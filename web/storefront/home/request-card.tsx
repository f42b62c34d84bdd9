import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../shell/site.tsx';

/** Among the newest products: the way to ask for what is not there. */
export function RequestCard() {
  const { words, portal } = useSite();
  const { request } = words.home;
  return (
    <a
      href={portal('/post-sourcing-request')}
      className="on-deep corrugated group flex h-full min-h-56 flex-col justify-between rounded-lg bg-cinnabar-dark p-5 text-paper"
    >
      <Icon name="document" size={28} />
      <span>
        <span className="block text-lg font-semibold">{request.title}</span>
        <span className="mt-1.5 block text-sm">{request.text}</span>
        <span className="mt-4 inline-flex items-center gap-2 text-sm font-semibold">
          {request.action}
          <Icon name="arrow-right" size={16} className="transition-transform group-hover:[translate:4px]" />
        </span>
      </span>
    </a>
  );
}
