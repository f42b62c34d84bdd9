import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAction } from '../../../../backoffice/actions/use-action.ts';
import { useProductListWords } from '../../../words.ts';
import { refreshAllProducts } from '../product.queries.ts';

/** Refreshes whatever can be refreshed now, on this page of the list or not. */
export function RefreshAll() {
  const words = useProductListWords();
  const { run, busy } = useAction(refreshAllProducts, { done: words.refreshedAll });
  return (
    <Button icon={<ReloadOutlined />} loading={busy} onClick={() => run({})}>
      {words.refreshAll}
    </Button>
  );
}
