import { Button } from 'antd';
import type { savedRoutes } from '../../../../contract/saved.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import type { Mutation } from '../../../backoffice/app/queries.ts';
import { useSavedWords } from '../../words.ts';

type Removing = (typeof savedRoutes)['unsaveProduct' | 'unsaveSupplier' | 'unsaveSearch'];

/** Takes a line off its list; saving it again takes one click where it is shown, so nothing is asked. */
export function RemoveButton({ id, of, change }: { id: number; of: string; change: Mutation<Removing> }) {
  const words = useSavedWords();
  const { run, busy } = useAction(change, { done: words.removed });
  return (
    <Button
      type="link"
      size="small"
      loading={busy}
      aria-label={`${words.remove}: ${of}`}
      onClick={() => run({ params: { id } })}
    >
      {words.remove}
    </Button>
  );
}
