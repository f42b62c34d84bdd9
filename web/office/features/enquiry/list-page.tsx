import { Card } from 'antd';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { SUPPLIER, useCompany } from '../../company.ts';
import { EnquiryTable } from './enquiry-table.tsx';

/** Suppliers see what they received, buyers what they sent. */
export function EnquiryListPage() {
  const company = useCompany();
  return (
    <Page>
      <Card>
        <Answer of={company}>
          {({ type }) => <EnquiryTable box={type === SUPPLIER ? 'received' : 'sent'} />}
        </Answer>
      </Card>
    </Page>
  );
}
