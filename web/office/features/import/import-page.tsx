/** Products from sheets and into them (decision 26). */
import { Card } from 'antd';
import { Page } from '../../../backoffice/shell/page.tsx';
import { ProductTabs } from '../../layout/product-tabs.tsx';
import { ExportCard } from './export-card.tsx';
import { FileCard } from './file-card.tsx';
import { ImportList } from './import-list.tsx';
import { TemplateCard } from './template-card.tsx';
import './import.css';

export function ImportPage() {
  return (
    <Page>
      <Card className="list-with-tabs">
        <ProductTabs active="productImport" />
        <div className="stack">
          <div className="two-columns import-cards">
            <TemplateCard />
            <FileCard />
          </div>
          <ImportList />
          <ExportCard />
        </div>
      </Card>
    </Page>
  );
}
