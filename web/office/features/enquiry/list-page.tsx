import { CheckOutlined, DeleteOutlined } from '@ant-design/icons';
import type { EnquiryItem } from '../../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { ENQUIRY_STATUS } from '../../../../domain/deal/enquiry.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { BulkButton } from '../../../backoffice/list/bulk/bulk-button.tsx';
import { useBulkAction } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import { SearchFilter, SegmentedFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, OFFICE_SIZE, oneOf, wholeNumber } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { SUPPLIER, useCompany } from '../../account/company.ts';
import { useEnquiryWords } from '../../words.ts';
import { deleteEnquiries, readEnquiries } from './enquiry.queries.ts';
import { useEnquiryColumns } from './enquiry-columns.tsx';
import { LabelButton } from './label-button.tsx';
import { LabelsEditor } from './labels-editor.tsx';

const STATUSES = Object.values(ENQUIRY_STATUS);
const FILTERS = {
  box: oneOf(['received', 'sent']),
  status: oneOf(STATUSES),
  unread: oneOf(['1']),
  label: wholeNumber,
  kw: keyword(),
};

/** A supplier has what it received and what it sent; a buyer what it sent. */
export function EnquiryListPage() {
  const words = useEnquiryWords();
  const names = useBackofficeWords().statuses.enquiry;
  const company = useCompany().data;
  const isSupplier = company?.type === SUPPLIER;
  const list = useList(ownEnquiryRoutes.listEnquiries, {
    size: OFFICE_SIZE,
    filters: FILTERS,
    input: ({ box, ...query }) => ({ query: { ...query, box: isSupplier ? (box ?? 'received') : 'sent' } }),
    options: { enabled: company !== undefined },
  });
  const received = isSupplier && list.filters.box !== 'sent';
  const labels = useCall(ownEnquiryRoutes.listEnquiryLabels, {}, { enabled: isSupplier }).data ?? [];
  const nameOf = ({ subject, product }: EnquiryItem) => subject || product?.title || words.noSubject;
  const read = useBulkAction<EnquiryItem>(readEnquiries, list, { nameOf });
  const remove = useBulkAction<EnquiryItem>(deleteEnquiries, list, { nameOf, ask: words.deleteAsk });
  // the buyer knows nothing of spam
  const statuses = STATUSES.filter((status) => received || status !== ENQUIRY_STATUS.spam);
  return (
    <ListPage
      list={list}
      columns={useEnquiryColumns(received ? 'received' : 'sent')}
      empty={words.empty}
      extra={received && <LabelsEditor labels={labels} />}
      filters={
        <>
          {isSupplier && (
            <SegmentedFilter
              list={list}
              name="box"
              label={words.title}
              options={[
                { value: 'received', label: words.received },
                { value: 'sent', label: words.sent },
              ]}
            />
          )}
          <SegmentedFilter
            list={list}
            name="unread"
            label={words.unread}
            options={[
              { value: '', label: words.all },
              { value: '1', label: words.unread },
            ]}
          />
          <SelectFilter
            list={list}
            name="status"
            label={words.state}
            any={words.anyState}
            options={statuses.map((value) => ({ value, label: names[value] }))}
          />
          {received && labels.length > 0 && (
            <SelectFilter
              list={list}
              name="label"
              label={words.label}
              any={words.anyLabel}
              options={labels.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <SearchFilter list={list} name="kw" label={words.searchLabel} />
        </>
      }
      bulk={
        received && (
          <>
            <BulkButton
              selection={list.selection}
              icon={<CheckOutlined />}
              busy={read.busy}
              act={(ids) => void read.act(ids)}
            >
              {words.readSelected}
            </BulkButton>
            <LabelButton labels={labels} list={list} nameOf={nameOf} />
            <BulkButton selection={list.selection} danger icon={<DeleteOutlined />} act={remove.act}>
              {words.deleteSelected}
            </BulkButton>
          </>
        )
      }
    />
  );
}
