/** The components of the public sites. */
import { createRoot } from 'react-dom/client';
import { language } from '../client/language.ts';
import { startMenus } from '../ui/menu/menus.ts';
import { startPictures } from '../ui/picture/pictures.ts';
import '../ui/styles/site.css';
import { Gallery } from './gallery.tsx';
import { uiEntries } from './ui/entries.tsx';

type Behaviour = (root: HTMLElement) => void;
const behaviours = import.meta.glob<Behaviour>('../ui/behaviours/*.ts', { import: 'default' });

function startBehaviours(): void {
  startPictures();
  for (const root of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const load = behaviours[`../ui/behaviours/${root.dataset.behaviour}.ts`];
    void load?.().then((start) => start(root));
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
document.documentElement.dataset.js = '';
const shown = language();
document.documentElement.lang = shown === 'zh' ? 'zh-CN' : 'en';
startMenus();
createRoot(root).render(
  <Gallery entries={uiEntries((en, zh) => (shown === 'zh' ? zh : en))} onShow={startBehaviours} />,
);
