import { DeleteOutlined } from '@ant-design/icons';
import { enquiryRoutes } from '../../../../contract/enquiry.ts';
import { BulkButton } from '../../../backoffice/list/bulk-button.tsx';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useBulkAction } from '../../../backoffice/list/use-bulk-action.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { SUPPLIER, useCompany } from '../../company.ts';
import { useEnquiryWords } from '../../words.ts';
import { deleteEnquiries } from './enquiry.queries.ts';
import { type EnquiryBox, useEnquiryColumns } from './enquiry-columns.tsx';

/** Suppliers see what they received, buyers what they sent. */
export function EnquiryListPage() {
  const words = useEnquiryWords();
  const company = useCompany();
  const box: EnquiryBox = !company.data || company.data.type === SUPPLIER ? 'received' : 'sent';
  const list = useList(enquiryRoutes.listEnquiries, {
    size: OFFICE_SIZE,
    input: (query) => ({ query: { ...query, box } }),
    options: { enabled: company.data !== undefined },
  });
  const remove = useBulkAction(deleteEnquiries, list, {
    nameOf: ({ subject }) => subject || words.noSubject,
    ask: words.deleteAsk,
  });
  return (
    <ListPage
      list={list}
      columns={useEnquiryColumns(box)}
      empty={words.empty}
      bulk={
        box === 'received' && (
          <BulkButton selection={list.selection} danger icon={<DeleteOutlined />} act={remove.act}>
            {words.deleteSelected}
          </BulkButton>
        )
      }
    />
  );
}
