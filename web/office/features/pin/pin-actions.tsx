import { Button } from 'antd';
import type { PinnedItem } from '../../../../contract/product/pin.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { day } from '../../../backoffice/parts/format.ts';
import { usePinWords } from '../../words.ts';
import { pinProduct, unpinProduct } from './pin.queries.ts';
import { PinDaysButton } from './pin-days.tsx';

/** Extends a pin, or ends it. */
export function PinActions({ item: { pid, title, until } }: { item: PinnedItem }) {
  const words = usePinWords();
  const confirmDestroy = useConfirmDestroy();
  const extend = useAction(pinProduct, { done: (pin) => words.pinned(pin.until ? day(pin.until) : '') });
  const unpin = useAction(unpinProduct);
  return (
    <div className="cell-actions">
      <PinDaysButton
        type="link"
        className="link-button"
        loading={extend.busy}
        pins={1}
        ask={words.extendAsk}
        // the end that is shown: another tab may have extended it meanwhile
        pin={(days) => extend.run({ body: { pid, days, until } })}
      >
        {words.extend}
      </PinDaysButton>
      <Button
        type="link"
        className="link-button"
        loading={unpin.busy}
        onClick={() =>
          confirmDestroy([title], {
            title: words.unpinAsk,
            verb: words.unpin,
            destroy: () => unpin.run({ params: { id: pid } }),
          })
        }
      >
        {words.unpin}
      </Button>
    </div>
  );
}
