/** One component in its states, or the names of all. */
import { Fragment, useEffect, useSyncExternalStore } from 'react';
import { type Entries, type View, viewsOf } from './entry.ts';

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** `onShow` is called when the states of a view are on the page, and the root is marked with its name. */
export function Gallery({ entries, onShow }: { entries: Entries; onShow?(): void }) {
  const views = viewsOf(entries);
  const chosen = useSyncExternalStore(listen, () => decodeURIComponent(location.hash.slice(1)));
  const view = views.find(({ name }) => name === chosen);
  useEffect(() => {
    document.documentElement.dataset.view = chosen;
    onShow?.();
  }, [chosen, onShow]);
  if (!view)
    return (
      <nav>
        {views.map(({ name }) => (
          <a key={name} href={`#${encodeURIComponent(name)}`}>
            {name}
          </a>
        ))}
      </nav>
    );
  // by name: a state must not be what the view before it left
  return (
    <Fragment key={view.name}>{view.isPage ? Object.values(view.states)[0] : <States {...view} />}</Fragment>
  );
}

const States = ({ title, states }: View) => (
  <main style={{ padding: 24 }}>
    <h1>{title}</h1>
    {Object.entries(states).map(([state, shown]) => (
      <section key={state} aria-label={state} style={{ marginBlock: 24 }}>
        <p>{state}</p>
        {shown}
      </section>
    ))}
  </main>
);
