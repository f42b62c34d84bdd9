/** One thing done to many rows; some may refuse. */
import { App } from 'antd';
import type * as z from 'zod';
import { ERRORS, type ErrorCode } from '../../../contract/error.ts';
import type { idOutcomes, ids } from '../../../contract/page.ts';
import type { Route } from '../../../contract/route.ts';
import { errorSentence } from '../../../locales/errors.ts';
import { useConfirmDestroy } from '../actions/confirm-destroy.tsx';
import { useAction } from '../actions/use-action.ts';
import { useLanguage } from '../language.tsx';
import type { Mutation } from '../queries.ts';
import { useBackofficeWords } from '../words.ts';
import type { List, WithId } from './use-list.ts';

type BulkRoute = Omit<Route, 'params' | 'query'> & {
  params?: undefined;
  query?: undefined;
  body: typeof ids;
  reply: typeof idOutcomes;
};
type Outcomes = z.infer<typeof idOutcomes>;

interface Options<Row> {
  nameOf(row: Row): string;
  /** What is asked before so many rows are destroyed; nothing is asked without it. */
  ask?(n: number): string;
  /** The button under the question; "Delete" unless given. */
  verb?: string;
}

/** Acts on rows of the list and says what became of each; afterwards nothing is chosen. */
export function useBulkAction<Row extends WithId>(
  change: Mutation<BulkRoute>,
  { rows, selection }: Pick<List<Row>, 'rows' | 'selection'>,
  { nameOf, ask, verb }: Options<Row>,
) {
  const report = useBulkReport();
  const confirmDestroy = useConfirmDestroy();
  const name = (id: number) => {
    const row = rows.find((shown) => shown.id === id);
    return (row && nameOf(row)) || `#${id}`;
  };
  const { run, busy } = useAction(change, {
    onDone(outcomes) {
      report(outcomes, name);
      selection.clear();
    },
  });
  const act = async (chosen: readonly number[]) => {
    const destroy = () => run({ body: { ids: [...chosen] } });
    if (ask)
      confirmDestroy(chosen.map(name), {
        title: ask(chosen.length),
        destroy,
        ...(verb !== undefined && { verb }),
      });
    else await destroy();
  };
  return { act, busy };
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** Says how many were done, and names each that was not with its reason. */
export function useBulkReport(): (outcomes: Outcomes, nameOf: (id: number) => string) => void {
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
