import { useEffect, useState } from 'react';
import { sentenceOf } from '../../client/call.ts';
import { officeUrl } from '../../client/host.ts';
import { isSignedIn } from '../../client/session.ts';
import { Button } from '../../ui/button.tsx';

export interface ClaimWords {
  hint: string;
  add: string;
  done: string;
  open: string;
}

interface Props {
  words: ClaimWords;
  /** Makes it the account's; gives its path in the member centre. */
  claim(): Promise<string>;
}

/** For who follows a guest's link and is signed in: it becomes the account's. */
export function Claim({ words, claim }: Props) {
  // what the server rendered knows no session
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [path, setPath] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => setShown(isSignedIn()), []);
  if (!isShown) return null;

  async function add() {
    setBusy(true);
    setFailure('');
    try {
      setPath(await claim());
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="mt-6 rounded-lg border border-line bg-paper p-6 print:hidden">
      <p role="status" className={failure ? 'text-danger' : ''}>
        {failure || (path === null ? words.hint : words.done)}{' '}
        {path !== null && <a href={officeUrl(path)}>{words.open}</a>}
      </p>
      {path === null && (
        <Button className="mt-4" disabled={busy} onClick={() => void add()}>
          {words.add}
        </Button>
      )}
    </div>
  );
}
