import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { MemberQuotation } from '../../../../contract/deal/quotation.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { pathOf } from '../../screens.ts';
import { useQuotationWords } from '../../words.ts';
import { withdrawQuotation } from './quotation.queries.ts';

/** What the supplier does with its own quotation. */
export function SupplierActions({ quotation }: { quotation: MemberQuotation }) {
  const words = useQuotationWords();
  const navigate = useNavigate();
  const confirm = useConfirmDestroy();
  const withdraw = useAction(withdrawQuotation, { done: words.withdrawn });
  const { id, actions, item_name } = quotation;
  if (actions.length === 0) return null;
  return (
    <div className="card-foot">
      {actions.includes('revise') && (
        <Button type="primary" onClick={() => navigate(pathOf('quotationRevise', { id }))}>
          {words.revise}
        </Button>
      )}
      {actions.includes('withdraw') && (
        <Button
          danger
          loading={withdraw.busy}
          onClick={() =>
            confirm([item_name], {
              title: words.withdrawAsk,
              verb: words.withdraw,
              destroy: () => withdraw.run({ params: { id } }),
            })
          }
        >
          {words.withdraw}
        </Button>
      )}
    </div>
  );
}
