/** The browser's part of the public sites: finds islands and behaviours on the page and loads what they need. */
import type { ComponentType } from 'react';
import { startMenus } from './ui/menu/menus.ts';
import { startPictures } from './ui/picture/pictures.ts';
import './ui/styles/site.css';

type Behaviour = (root: HTMLElement) => void;

const islands = import.meta.glob<ComponentType<object>>('./{storefront,portal}/islands/*.tsx', {
  import: 'default',
});
const behaviours = import.meta.glob<Behaviour>('./{ui,storefront,portal,mobile}/behaviours/**/*.ts', {
  import: 'default',
});

/** By file name without folder and ending. */
const byName = <T>(modules: Record<string, () => Promise<T>>) =>
  new Map(
    Object.entries(modules).map(([path, load]) => [path.replace(/^.*\//, '').replace(/\.tsx?$/, ''), load]),
  );

/** Most pages have none, and load nothing that draws them. */
async function hydrateIslands() {
  const roots = document.querySelectorAll<HTMLElement>('[data-island]');
  if (roots.length === 0) return;
  const { hydrateIsland } = await import('./ui/hydrate-island.ts');
  const known = byName(islands);
  for (const root of roots) {
    const load = known.get(root.dataset.island ?? '');
    if (load) hydrateIsland(root, await load());
  }
}

/** Each by itself: a chunk that does not come leaves the others as they are. */
function startBehaviours() {
  const known = byName(behaviours);
  for (const root of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const begin = () =>
      void known
        .get(root.dataset.behaviour ?? '')?.()
        .then((start) => start(root));
    // most visitors never touch it
    if (root.dataset.begins === 'focus' && !root.contains(document.activeElement))
      root.addEventListener('focusin', begin, { once: true });
    else begin();
  }
}

document.documentElement.dataset.js = '';
startPictures();
startMenus();
startBehaviours();
void hydrateIslands();
