import type { SavedKind } from '../../domain/saved.ts';
import { Button } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icon.tsx';
import { useSite } from './site.tsx';

/** What the script in behaviours/saved.ts reads of a button. */
const toggles = (kind: SavedKind, thing: string | number) => ({
  'data-save': kind,
  'data-thing': thing,
  'aria-pressed': false,
});

const heart = 'group-aria-pressed:fill-cinnabar group-aria-pressed:text-cinnabar';

/** The heart in the corner of a card. */
export function SaveHeart({ id, title }: { id: number; title: string }) {
  const { words } = useSite();
  return (
    <button
      type="button"
      {...toggles('products', id)}
      aria-label={fill(words.saved.saveNamed, { name: title })}
      className="group absolute top-1.5 right-1.5 z-1 hidden size-8 place-items-center rounded-full bg-paper/90 text-ink-soft hover:text-cinnabar js:grid"
    >
      <Icon name="heart" size={18} className={heart} />
    </button>
  );
}

/** Save, follow, or save the search: a button that says what it does, and what it has done; none without script. */
export function SaveButton({
  kind,
  thing,
  name,
  size = 'md',
  className = '',
}: {
  kind: SavedKind;
  /** Id, or the address of a search without a language. */
  thing: string | number;
  name?: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}) {
  const { saved } = useSite().words;
  const [off, on, named] = {
    products: [saved.save, saved.savedNow, saved.saveNamed],
    suppliers: [saved.follow, saved.following, saved.followNamed],
    searches: [saved.saveSearch, saved.searchSaved, saved.saveSearch],
  }[kind] as [string, string, string];
  return (
    <Button
      look="quiet"
      size={size}
      {...toggles(kind, thing)}
      {...(name && { title: fill(named, { name }) })}
      className={`group hidden! js:inline-flex! ${className}`}
    >
      <Icon name="heart" size={size === 'lg' ? 18 : 16} className={heart} />
      <span className="group-aria-pressed:hidden">{off}</span>
      <span className="hidden group-aria-pressed:inline">{on}</span>
    </Button>
  );
}
