import { Button } from 'antd';
import { useBackofficeWords } from '../../app/words.ts';
import { useFailureSentence } from '../../parts/failure.ts';
import type { AutosaveState } from './autosave.ts';

const time = (at: Date) => at.toTimeString().slice(0, 5);

/** What became of the last automatic save; a screen reader is told as well. */
export function AutosaveLine({ state, retry }: { state: AutosaveState; retry(): void }) {
  const words = useBackofficeWords();
  const sentence = useFailureSentence();
  const { autosave } = words;
  return (
    <p
      role="status"
      className={state.phase === 'failed' || state.phase === 'conflict' ? 'autosave-failed' : 'quiet'}
    >
      {state.phase === 'saving' && autosave.saving}
      {state.phase === 'saved' && autosave.saved(time(state.at))}
      {state.phase === 'failed' && (
        <>
          {autosave.failed(sentence(state.error))}{' '}
          <Button type="link" className="link-button" onClick={retry}>
            {words.reload}
          </Button>
        </>
      )}
      {state.phase === 'conflict' && (
        <>
          {autosave.failed(sentence(state.error))}{' '}
          <Button type="link" className="link-button" onClick={() => location.reload()}>
            {words.crashed.reload}
          </Button>
        </>
      )}
    </p>
  );
}
