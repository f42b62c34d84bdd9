/** One webhook and its delivery log (decision 33). */
import { useParams } from 'react-router';
import { type Delivery, webhookRoutes } from '../../../../contract/operator/webhook.ts';
import { DELIVERY_STATES } from '../../../../domain/webhook.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { SelectFilter } from '../../../backoffice/list/filters.tsx';
import { OFFICE_SIZE, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { DetailDrawer, useDetail } from '../../../backoffice/shell/detail-drawer.tsx';
import { useWebhookWords } from '../../words.ts';
import { useDeliveryColumns } from './delivery-columns.tsx';
import { DeliveryDetail } from './delivery-detail.tsx';
import { WebhookCard } from './webhook-card.tsx';
import './webhook.css';

/** What waits is looked at so often. */
const WAITING_MS = 3000;

export function WebhookPage() {
  const words = useWebhookWords();
  const id = Number(useParams().id) || 0;
  const params = { id };
  const webhook = useCall(webhookRoutes.getWebhook, { params });
  const detail = useDetail();
  const list = useList(webhookRoutes.listDeliveries, {
    size: OFFICE_SIZE,
    filters: { state: oneOf(DELIVERY_STATES) },
    input: (query) => ({ params, query }),
    options: { refetchInterval: WAITING_MS },
  });
  const open = list.rows.find((row: Delivery) => row.id === detail.id);
  const columns = useDeliveryColumns(detail.linkTo, webhook.data?.off === null);
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        empty={words.noDeliveries}
        notice={<Answer of={webhook}>{(of) => <WebhookCard of={of} />}</Answer>}
        filters={
          <SelectFilter
            list={list}
            name="state"
            label={words.state}
            any={words.anyState}
            options={DELIVERY_STATES.map((state) => ({ value: state, label: words.states[state] }))}
          />
        }
      />
      <DetailDrawer
        open={Boolean(open)}
        title={open && words.deliveryTypes(open.type)}
        onClose={detail.close}
      >
        {open && <DeliveryDetail of={open} />}
      </DetailDrawer>
    </>
  );
}
