/** What became of each id of a bulk call. */
import { App } from 'antd';
import { ERRORS, type ErrorCode, errorSentence } from '../../contract/error.ts';
import { useLanguage } from './language.tsx';
import { useBackofficeWords } from './words.ts';

interface Outcome {
  id: number;
  done: boolean;
  code?: string | undefined;
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** Says how many were done, and names each that was not with its reason. */
export function useBulkReport(): (outcomes: readonly Outcome[], nameOf: (id: number) => string) => void {
  const { notification, message } = App.useApp();
  const words = useBackofficeWords();
  const { language } = useLanguage();
  return (outcomes, nameOf) => {
    const failed = outcomes.filter(({ done }) => !done);
    const done = words.bulk.done(outcomes.length - failed.length);
    if (failed.length === 0) {
      message.success(done);
      return;
    }
    const reason = (code = '') => (isErrorCode(code) ? errorSentence(code, language) : words.failed);
    notification.warning({
      title: `${done} · ${words.bulk.notDone(failed.length)}`,
      duration: 12,
      description: (
        <ul className="bulk-outcomes">
          {failed.map(({ id, code }) => (
            <li key={id}>
              <b>{nameOf(id)}</b>: {reason(code)}
            </li>
          ))}
        </ul>
      ),
    });
  };
}
