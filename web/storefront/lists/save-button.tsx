import type { SavedKind } from '../../../domain/visitor/saved.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { useSite } from '../shell/site.tsx';

/** What the script in behaviours/saved.ts reads of a button. */
const toggles = (kind: SavedKind, thing: string | number) => ({
  'data-save': kind,
  'data-thing': thing,
  'aria-pressed': false,
});

/** The heart in the corner of a card. */
export function SaveHeart({ id, title }: { id: number; title: string }) {
  const { words } = useSite();
  return (
    <button
      type="button"
      {...toggles('products', id)}
      aria-label={fill(words.saved.saveNamed, { name: title })}
      className="save-heart js:grid hidden"
    >
      <Icon name="heart" size={18} />
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
      className={`hidden! js:inline-flex! ${className}`}
    >
      <Icon name="heart" size={size === 'lg' ? 18 : 16} />
      <span>{off}</span>
      <span>{on}</span>
    </Button>
  );
}
