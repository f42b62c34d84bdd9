import { Alert } from 'antd';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { legalUrl } from '../../../client/host.ts';
import { useDashboardWords } from '../../words.ts';

export function SellerHints({ quiet = false }: { quiet?: boolean }) {
  const dashboard = useDashboardWords();
  const { language } = useLanguage();
  const [verified, standard, owner] = dashboard.hints;
  const link = (page: string, label: string) => (
    <a href={legalUrl(page, language)} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
  const hints = (
    <ol className={quiet ? 'hints quiet' : 'hints'}>
      <li>{verified}</li>
      <li>
        {standard} {link('standard-of-product-publishment', dashboard.standard)}
      </li>
      <li>
        {owner} {link('terms-and-conditions', dashboard.agreement)}
      </li>
    </ol>
  );
  if (quiet) return <aside aria-label={dashboard.hintTitle}>{hints}</aside>;
  return <Alert type="info" showIcon title={dashboard.hintTitle} description={hints} />;
}
