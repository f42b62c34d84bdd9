import { App } from 'antd';
import { useBackofficeWords } from '../app/words.ts';
import './confirm-destroy.css';

/** More names would not fit beside the question on a phone. */
const NAMED = 5;

interface Question {
  title: string;
  /** The button; "Delete" unless given. */
  verb?: string;
  destroy(): Promise<unknown>;
}

/** Asks before something is destroyed, and names what it is; the question stays until it is done. */
export function useConfirmDestroy(): (names: readonly string[], question: Question) => void {
  const { modal } = App.useApp();
  const words = useBackofficeWords();
  return (names, { title, verb = words.remove, destroy }) => {
    const more = names.length - NAMED;
    modal.confirm({
      title,
      content: (
        <ul className="destroyed">
          {names.slice(0, NAMED).map((name, i) => (
            <li key={i}>{name}</li>
          ))}
          {more > 0 && <li>{words.andMore(more)}</li>}
        </ul>
      ),
      okText: verb,
      okButtonProps: { danger: true },
      onOk: async () => {
        await destroy();
      },
    });
  };
}
