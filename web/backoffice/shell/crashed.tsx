import { Button } from 'antd';
import { useBackofficeWords } from '../app/words.ts';

/** The last resort of the router: of as few parts as possible. */
export function Crashed() {
  const { crashed } = useBackofficeWords();
  return (
    <main className="auth-card">
      <h1>{crashed.title}</h1>
      <p>{crashed.text}</p>
      <Button type="primary" onClick={() => location.reload()}>
        {crashed.reload}
      </Button>
    </main>
  );
}
