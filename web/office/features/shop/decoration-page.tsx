import { EyeOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { ownShopRoutes } from '../../../../contract/company/own-shop.ts';
import { MAX_SHOP_CONTENTS } from '../../../../domain/shop/shop-content.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useCompany } from '../../account/company.ts';
import { useShopContentWords } from '../../words.ts';
import { Banners } from './banners.tsx';
import { CertifyNotice } from './content/certify-notice.tsx';
import { SectionList } from './content/section-list.tsx';
import { ShopPreview } from './content/shop-preview.tsx';
import { ShopTabs } from './content/shop-tabs.tsx';
import { type Look, LookForm } from './look-form.tsx';
import { TemplateChoice } from './template-choice.tsx';

export function DecorationPage() {
  const words = useShopContentWords();
  const company = useCompany();
  const [look, setLook] = useState<Look | null>(null);
  const [previewed, setPreviewed] = useState(false);
  // read by the list of sections as well: what it saves is drawn anew
  const sections = useCall(ownShopRoutes.listShopContents, {
    query: { kind: 'section', page_size: MAX_SHOP_CONTENTS.section },
  });
  return (
    <Page
      extra={
        !previewed && (
          <Button icon={<EyeOutlined />} onClick={() => setPreviewed(true)}>
            {words.preview}
          </Button>
        )
      }
    >
      <CertifyNotice />
      <Answer of={company}>
        {(own) => (
          <div className={previewed ? 'with-preview' : undefined}>
            <div className="stack">
              <Card className="tabs-only">
                <ShopTabs active="decoration" />
              </Card>
              <TemplateChoice company={own} />
              <LookForm company={own} onTyped={setLook} />
              <SectionList />
              <Banners company={own} />
            </div>
            {previewed && (
              <ShopPreview
                unsaved={look ?? {}}
                saves={sections.dataUpdatedAt + company.dataUpdatedAt}
                template={own.template}
                close={() => setPreviewed(false)}
              />
            )}
          </div>
        )}
      </Answer>
    </Page>
  );
}
