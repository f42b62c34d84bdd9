import { Button, Result } from 'antd';
import { Link } from 'react-router';
import { Answer } from '../../../backoffice/states.tsx';
import { publicUrl } from '../../../client/host.ts';
import { SUPPLIER, useCompany } from '../../company.ts';
import { pathOf } from '../../screens.ts';
import { useRegisterWords } from '../../words.ts';
import { RegisterFrame } from './frame.tsx';

export function RegisterStep3Page() {
  const text = useRegisterWords().three;
  const company = useCompany();
  const supplierLinks = [
    <Link key="certify" to={pathOf('certification')}>
      <Button type="primary">{text.certify}</Button>
    </Link>,
    <Link key="detail" to={pathOf('companyDetail')}>
      <Button>{text.detail}</Button>
    </Link>,
  ];
  const buyerLinks = (
    <Link to={pathOf('dashboard')}>
      <Button type="primary">{text.buyerOffice}</Button>
    </Link>
  );
  return (
    <RegisterFrame
      step={2}
      title={text.title}
      aside={
        <>
          <a href={publicUrl()}>{text.site}</a>
          <Link to={pathOf('dashboard')}>{text.office}</Link>
        </>
      }
    >
      <Answer of={company}>
        {({ type }) => (
          <Result
            status="success"
            title={text.title}
            subTitle={type === SUPPLIER ? text.text : text.buyerText}
            extra={type === SUPPLIER ? supplierLinks : buyerLinks}
          />
        )}
      </Answer>
    </RegisterFrame>
  );
}
