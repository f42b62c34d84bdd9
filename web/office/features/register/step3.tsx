import { Result } from 'antd';
import { Link } from 'react-router';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { publicUrl } from '../../../client/host.ts';
import { SUPPLIER, useCompany } from '../../account/company.ts';
import { pathOf } from '../../screens.ts';
import { useRegisterWords } from '../../words.ts';
import { RegisterFrame } from './frame.tsx';

export function RegisterStep3Page() {
  const text = useRegisterWords().three;
  const company = useCompany();
  const supplierLinks = [
    <ButtonLink key="certify" to={pathOf('certification')} type="primary">
      {text.certify}
    </ButtonLink>,
    <ButtonLink key="detail" to={pathOf('companyDetail')}>
      {text.detail}
    </ButtonLink>,
  ];
  const buyerLinks = (
    <ButtonLink to={pathOf('dashboard')} type="primary">
      {text.buyerOffice}
    </ButtonLink>
  );
  return (
    <RegisterFrame
      step={2}
      type={company.data && company.data.type !== SUPPLIER ? 'buyer' : 'supplier'}
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
