import { Button } from 'antd';
import { Link } from 'react-router';
import type { OwnShopContent } from '../../../../../contract/company/own-shop.ts';
import { CERTIFICATION_STATUS } from '../../../../../domain/company/certification.ts';
import { shopContentLifecycle } from '../../../../../domain/shop/shop-content.ts';
import { useConfirmDestroy } from '../../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../../backoffice/actions/use-action.ts';
import { useCompany } from '../../../account/company.ts';
import { pathOf } from '../../../screens.ts';
import { useShopContentWords } from '../../../words.ts';
import { useContentName } from './content-name.ts';
import {
  deleteShopContent,
  discardShopContent,
  submitShopContent,
  withdrawShopContent,
} from './shop-content.queries.ts';

/** What its state allows. */
export function ContentActions({ item }: { item: OwnShopContent }) {
  const words = useShopContentWords();
  const nameOf = useContentName();
  const confirmDestroy = useConfirmDestroy();
  const certified = useCompany().data?.companyAuthStatus === CERTIFICATION_STATUS.approved;
  const submit = useAction(submitShopContent, { done: words.submitted });
  const withdraw = useAction(withdrawShopContent, { done: words.withdrawn });
  const discard = useAction(discardShopContent);
  const remove = useAction(deleteShopContent);
  const { id, status, online, content } = item;
  const may = shopContentLifecycle.actions(status, 'seller');
  const input = { params: { id } };
  const name = nameOf(content);
  const link = (label: string, act: () => void, busy = false) => (
    <Button type="link" className="link-button" loading={busy} onClick={act}>
      {label}
    </Button>
  );
  return (
    <span className="cell-actions">
      {may.includes('save') && <Link to={pathOf('shopContentEdit', { id })}>{words.edit}</Link>}
      {may.includes('submit') && certified && link(words.submit, () => void submit.run(input), submit.busy)}
      {may.includes('withdraw') && link(words.withdraw, () => void withdraw.run(input), withdraw.busy)}
      {may.includes('discard') &&
        online &&
        link(words.discard, () =>
          confirmDestroy([name], {
            title: words.discardAsk,
            verb: words.discard,
            destroy: () => discard.run(input),
          }),
        )}
      {link(words.remove, () =>
        confirmDestroy([name], { title: words.removeAsk, destroy: () => remove.run(input) }),
      )}
    </span>
  );
}
