/** Applies one action to many rows, some of which may be refused. */
import { App } from 'antd';
import type { idOutcomes, ids } from '../../../../contract/schema/page.ts';
import type { Route } from '../../../../contract/schema/route.ts';
import { useConfirmDestroy } from '../../actions/confirm-destroy.tsx';
import { useAction } from '../../actions/use-action.ts';
import { useLanguage } from '../../app/language.tsx';
import type { Mutation } from '../../app/queries.ts';
import { useBackofficeWords } from '../../app/words.ts';
import type { List, WithId } from '../use-list.ts';
import { bulkResult, type Outcomes } from './bulk-result.ts';

type BulkRoute = Omit<Route, 'params' | 'query'> & {
  params?: undefined;
  query?: undefined;
  body: typeof ids;
  reply: typeof idOutcomes;
};
type Rows<Row extends WithId> = Pick<List<Row>, 'rows' | 'selection'>;

interface Options<Row> {
  nameOf(row: Row): string;
  /** What is asked before so many rows are destroyed; nothing is asked without it. */
  ask?(n: number): string;
  /** The button under the question; "Delete" unless given. */
  verb?: string;
  /** The sentence of those that were done; "Done: 3" unless given. */
  done?(n: number): string;
}

/** Acts on rows of the list and says what became of each; afterwards nothing is chosen. */
export function useBulkAction<Row extends WithId>(
  change: Mutation<BulkRoute>,
  list: Rows<Row>,
  { nameOf, ask, verb, done }: Options<Row>,
) {
  const confirmDestroy = useConfirmDestroy();
  const onDone = useRowOutcomes(list, { nameOf, done });
  const { run, busy } = useAction(change, { onDone });
  const act = async (chosen: readonly number[]) => {
    const destroy = () => run({ body: { ids: [...chosen] } });
    if (ask)
      confirmDestroy(
        chosen.map((id) => nameIn(list.rows, id, nameOf)),
        { title: ask(chosen.length), destroy, ...(verb !== undefined && { verb }) },
      );
    else await destroy();
  };
  return { act, busy };
}

/** For calls that need more than ids: says what became of each row of the list; afterwards nothing is chosen. */
export function useRowOutcomes<Row extends WithId>(
  { rows, selection }: Rows<Row>,
  { nameOf, done }: { nameOf(row: Row): string; done?: ((n: number) => string) | undefined },
): (outcomes: Outcomes) => void {
  const report = useBulkReport();
  return (outcomes) => {
    report(outcomes, (id) => nameIn(rows, id, nameOf), done);
    selection.clear();
  };
}

function nameIn<Row extends WithId>(rows: readonly Row[], id: number, nameOf: (row: Row) => string): string {
  const row = rows.find((shown) => shown.id === id);
  return (row && nameOf(row)) || `#${id}`;
}

/** Says how many were done, and names each that was not with its reason. */
export function useBulkReport() {
  const { notification, message } = App.useApp();
  const words = useBackofficeWords();
  const { language } = useLanguage();
  return (outcomes: Outcomes, nameOf: (id: number) => string, done?: (n: number) => string) => {
    const { title, failed } = bulkResult(outcomes, { words, language, nameOf, done });
    if (failed.length === 0) {
      message.success(title);
      return;
    }
    notification.warning({
      title,
      duration: 12,
      description: (
        <ul className="bulk-outcomes">
          {failed.map(({ id, name, reason }) => (
            <li key={id}>
              <b>{name}</b>: {reason}
            </li>
          ))}
        </ul>
      ),
    });
  };
}
