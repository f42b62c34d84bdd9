import { Card } from 'antd';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { SUPPLIER, useCompany } from '../../company.ts';
import { useEnquiryWords, useFrameWords } from '../../words.ts';
import { EnquiryTable } from './enquiry-table.tsx';

/** Suppliers see what they received, buyers what they sent. */
export function EnquiryListPage() {
  const message = useEnquiryWords();
  const frame = useFrameWords();
  const words = message;
  const company = useCompany();
  const isBuyer = company.data !== undefined && company.data.type !== SUPPLIER;
  return (
    <Page title={isBuyer ? words.sentTitle : words.title} trail={[frame.messages]}>
      <Card>
        <Answer of={company}>{() => <EnquiryTable box={isBuyer ? 'sent' : 'received'} />}</Answer>
      </Card>
    </Page>
  );
}
