/** The browser's part of the public sites: finds islands and behaviours on the page and loads what they need. */
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

async function hydrateIslands() {
  const known = byName(islands);
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = known.get(root.dataset.island ?? '');
    if (!load) continue;
    const Component = await load();
    hydrateRoot(root, createElement(Component, JSON.parse(root.dataset.props ?? '{}')));
  }
}

/** Each by itself: a chunk that does not come leaves the others as they are. */
function startBehaviours() {
  const known = byName(behaviours);
  for (const root of document.querySelectorAll<HTMLElement>('[data-behaviour]'))
    void known
      .get(root.dataset.behaviour ?? '')?.()
      .then((start) => start(root));
}

document.documentElement.dataset.js = '';
startPictures();
startMenus();
startBehaviours();
void hydrateIslands();
