import { Alert } from 'antd';
import { Link } from 'react-router';
import { CERTIFICATION_STATUS } from '../../../../../domain/company/certification.ts';
import { useCompany } from '../../../account/company.ts';
import { pathOf } from '../../../screens.ts';
import { useShopContentWords } from '../../../words.ts';

/** For a company whose shop is not online yet. */
export function CertifyNotice() {
  const words = useShopContentWords();
  const status = useCompany().data?.companyAuthStatus;
  if (status === undefined || status === CERTIFICATION_STATUS.approved) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="form-alert"
      title={words.certifyFirst}
      action={<Link to={pathOf('certification')}>{words.certify}</Link>}
    />
  );
}
