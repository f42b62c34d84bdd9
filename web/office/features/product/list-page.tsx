import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Card, Input } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CERTIFICATION_STATUS } from '../../../../domain/certification.ts';
import type { ProductStatus } from '../../../../domain/product-review.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useCompany } from '../../company.ts';
import { pathOf } from '../../screens.ts';
import { useProductWords } from '../../words.ts';
import { ProductTable } from './product-table.tsx';
import { StatusTabs } from './status-tabs.tsx';

export function ProductListPage({ status }: { status: ProductStatus }) {
  const words = useProductWords();
  const kit = useBackofficeWords();
  const company = useCompany().data;
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const kw = query.get('kw') ?? '';
  const certified = company?.companyAuthStatus === CERTIFICATION_STATUS.approved;
  return (
    <Page
      extra={
        <Button
          type="primary"
          icon={<PlusOutlined />}
          disabled={!certified}
          onClick={() => navigate(pathOf('productCategory'))}
        >
          {words.publish}
        </Button>
      }
    >
      {company && !certified && (
        <Alert
          className="form-alert"
          type="warning"
          showIcon
          title={words.certifyFirst}
          action={<Link to={pathOf('certification')}>{words.certify}</Link>}
        />
      )}
      <Card styles={{ body: { paddingTop: 4 } }}>
        <StatusTabs status={status} />
        <Input.Search
          className="list-search"
          key={kw}
          defaultValue={kw}
          allowClear
          maxLength={100}
          placeholder={words.searchFor}
          aria-label={kit.search}
          onSearch={(typed) => setQuery(typed.trim() ? { kw: typed.trim() } : {})}
        />
        <ProductTable status={status} kw={kw} canPublish={certified} />
      </Card>
    </Page>
  );
}
