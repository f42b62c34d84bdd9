import { Alert } from 'antd';
import { useLanguage } from '../../../backoffice/language.tsx';
import { legalUrl } from '../../../client/host.ts';
import { useDashboardWords } from '../../words.ts';

export function SellerHints() {
  const dashboard = useDashboardWords();
  const { language } = useLanguage();
  const [verified, standard, owner] = dashboard.hints;
  const link = (page: string, label: string) => (
    <a href={legalUrl(page, language)} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
  return (
    <Alert
      type="info"
      showIcon
      title={dashboard.hintTitle}
      description={
        <ol className="hints">
          <li>{verified}</li>
          <li>
            {standard} {link('standard-of-product-publishment', dashboard.standard)}
          </li>
          <li>
            {owner} {link('terms-and-conditions', dashboard.agreement)}
          </li>
        </ol>
      }
    />
  );
}
