import { VerticalAlignTopOutlined } from '@ant-design/icons';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBulkReport } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import type { List } from '../../../backoffice/list/use-list.ts';
import { usePinWords } from '../../words.ts';
import { pinProducts } from './pin.queries.ts';
import { PinDaysButton } from './pin-days.tsx';

/** Pins the chosen products, as far as the pins of the year go, and says what became of each. */
export function PinButton({
  list: { rows, selection },
}: {
  list: Pick<List<{ id: number; title: string }>, 'rows' | 'selection'>;
}) {
  const words = usePinWords();
  const report = useBulkReport();
  const { run, busy } = useAction(pinProducts, {
    onDone(outcomes) {
      report(outcomes, (id) => rows.find((row) => row.id === id)?.title || `#${id}`);
      selection.clear();
    },
  });
  const { ids } = selection;
  return (
    <PinDaysButton
      icon={<VerticalAlignTopOutlined />}
      loading={busy}
      disabled={ids.length === 0}
      pins={ids.length}
      ask={(days) => words.pinAsk(ids.length, days)}
      pin={(days) => run({ body: { ids: [...ids], days } })}
    >
      {words.pin}
    </PinDaysButton>
  );
}
