/** The gallery's own frame: names at the left, the states of the chosen component beside them. */
import { Fragment, useEffect, useId, useSyncExternalStore } from 'react';
import type { Language } from '../../domain/enumerations.ts';
import { keepLanguage } from '../client/language.ts';
import { type Entries, type View, viewsOf } from './entry.ts';
import './gallery.css';

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};
const useHash = () => useSyncExternalStore(listen, () => decodeURIComponent(location.hash.slice(1)));

const INDEX: View = { name: '', title: 'Gallery', states: {}, isPage: false };

interface Props {
  entries: Entries;
  language: Language;
  /** Called when other states are shown. */
  onShow?(): void;
}

export function Gallery({ entries, language, onShow }: Props) {
  const views = viewsOf(entries);
  const hash = useHash();
  const view = views.find(({ name }) => name === hash) ?? INDEX;
  useEffect(() => {
    document.documentElement.dataset.view = view.name;
    document.title = `${view.name} - Gallery`;
    onShow?.();
  }, [view.name, onShow]);
  if (view.isPage)
    return Object.entries(view.states).map(([state, shown]) => <Fragment key={state}>{shown}</Fragment>);
  return (
    <div className="gallery">
      <nav aria-label="Gallery" className="gallery-names">
        <button type="button" onClick={() => switchTo(language === 'en' ? 'zh' : 'en')}>
          {language === 'en' ? '中文' : 'English'}
        </button>
        {views.map(({ name }) => (
          <a key={name} href={`#${name}`} aria-current={name === view.name ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <main className="gallery-main">
        <h1>{view.title}</h1>
        <StatesOf key={view.name} view={view} />
      </main>
    </div>
  );
}

function StatesOf({ view }: { view: View }) {
  const id = useId();
  return Object.entries(view.states).map(([state, shown], i) => (
    <section key={state} aria-labelledby={`${id}${i}`} className="gallery-state">
      <h2 id={`${id}${i}`}>{state}</h2>
      {shown}
    </section>
  ));
}

function switchTo(language: Language): void {
  keepLanguage(language);
  location.reload();
}
