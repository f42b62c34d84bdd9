import { shuffled } from '../../../../domain/shuffle.ts';

/** Recommended products stand in another order at each view (spec P2.10). The page itself is the same for everybody. */
export default function shuffle(root: HTMLElement): void {
  const list = root.querySelector('ul');
  if (list) list.append(...shuffled([...list.children], Math.random));
}
