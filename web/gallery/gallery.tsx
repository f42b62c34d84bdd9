/** One component in its states, or the names of all. */
import { useEffect } from 'react';
import { type Entries, type View, viewsOf } from './entry.ts';

/** `onShow` is called when the states stand on the page. */
export function Gallery({ entries, onShow }: { entries: Entries; onShow?(): void }) {
  const views = viewsOf(entries);
  const asked = new URLSearchParams(location.search).get('view');
  useEffect(() => onShow?.(), [onShow]);
  const view = views.find(({ name }) => name === asked);
  if (!view)
    return (
      <nav>
        {views.map(({ name }) => (
          <a key={name} href={`${location.search}&view=${encodeURIComponent(name)}`}>
            {name}
          </a>
        ))}
      </nav>
    );
  return view.isPage ? Object.values(view.states)[0] : <States {...view} />;
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
