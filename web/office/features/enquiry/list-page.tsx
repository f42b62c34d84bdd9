import { Card } from 'antd';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { SUPPLIER, useCompany } from '../../company.ts';
import { useWords } from '../../words.ts';
import { EnquiryTable } from './enquiry-table.tsx';

/** Suppliers see what they received, buyers what they sent. */
export function Component() {
  const { message, frame } = useWords();
  const words = message.enquiries;
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
