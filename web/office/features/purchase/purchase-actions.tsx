import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OwnPurchaseItem } from '../../../../contract/deal/own-purchase.ts';
import { OVER_PURCHASE } from '../../../../domain/deal/purchase-audit.ts';
import { pathOf } from '../../screens.ts';
import { usePurchaseWords } from '../../words.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import { copyPurchase, extendPurchase } from './purchase.queries.ts';

/** What is done with one request where it stands: edit, extend, post again. In a row as links, on its page as buttons. */
export function PurchaseActions({ item, asButtons = false }: { item: OwnPurchaseItem; asButtons?: boolean }) {
  const words = usePurchaseWords();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'extend' | 'copy' | null>(null);
  const { id, status, actions, timeZone } = item;
  const isOver = OVER_PURCHASE.includes(status);
  const close = () => setAsked(null);
  const look = asButtons ? {} : ({ type: 'link', className: 'link-button' } as const);
  return (
    <div className={asButtons ? 'row' : 'cell-actions'}>
      {actions.includes('edit') && <Link to={pathOf('purchaseEdit', { id })}>{words.edit}</Link>}
      {actions.includes('extend') && (
        <Button {...look} onClick={() => setAsked('extend')}>
          {words.extend}
        </Button>
      )}
      <Button {...look} onClick={() => setAsked('copy')}>
        {isOver ? words.repost : words.copy}
      </Button>
      {asked === 'extend' && (
        <ClosingDialog
          key="extend"
          title={words.extend}
          hint={words.extendHint(timeZone)}
          timeZone={timeZone}
          closing={item.closingDate}
          change={extendPurchase}
          id={id}
          done={words.extended}
          onClose={close}
        />
      )}
      {asked === 'copy' && (
        <ClosingDialog
          key="copy"
          title={isOver ? words.repost : words.copy}
          hint={words.copyHint(timeZone)}
          timeZone={timeZone}
          change={copyPurchase}
          id={id}
          done={words.copied}
          onClose={close}
          onDone={() => navigate(pathOf('purchasesUnderReview'))}
        />
      )}
    </div>
  );
}
