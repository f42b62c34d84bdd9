import { useWelcomeWords } from '../../words.ts';

/** What the marketplace is, beside the card of who comes to it. */
export function Welcome() {
  const words = useWelcomeWords();
  return (
    <aside className="auth-welcome" aria-labelledby="welcome-title">
      <p id="welcome-title">{words.title}</p>
      <dl>
        {words.points.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
