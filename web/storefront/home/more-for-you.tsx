import { Icon, type IconName } from '../../ui/icon.tsx';
import { useSite } from '../shell/site.tsx';

const ICONS = {
  upload: 'box',
  verified: 'shield',
  recruit: 'globe',
  factory: 'factory',
} as const satisfies Record<string, IconName>;

export function MoreForYou() {
  const { words, portal, office } = useSite();
  const { more } = words.home;
  const hrefs = {
    upload: office('/products/new/step1'),
    verified: portal('/search-supplier/1.html'),
    recruit: portal('/vip-kuajingtong'),
    factory: portal('/post-sourcing-request'),
  };
  const keys = Object.keys(ICONS) as (keyof typeof ICONS)[];
  return (
    <section aria-labelledby="more" className="mt-16 rounded-xl bg-jade-tint px-8 py-10 max-md:px-5">
      <h2 id="more" className="text-xl">
        {more.title}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {keys.map((key) => (
          <li key={key}>
            <a href={hrefs[key]} className="group block">
              <Icon name={ICONS[key]} size={28} className="text-cinnabar" />
              <span className="mt-3 block font-semibold text-jade group-hover:underline">
                {more.items[key].title}
              </span>
              <span className="mt-1 block text-sm text-ink-soft">{more.items[key].text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
