import { Segmented } from 'antd';
import { useState } from 'react';
import {
  SHOP_PREVIEW_PAGES,
  type ShopPreviewPage,
  shopPreviewRoutes,
} from '../../../../../contract/company/own-shop.ts';
import type { Input } from '../../../../../contract/schema/route.ts';
import { LANGUAGES, type Language, type Template } from '../../../../../domain/enumerations.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { useSend } from '../../../../backoffice/app/queries.ts';
import { PreviewPane } from '../../../preview/pane.tsx';
import { useRendered } from '../../../preview/use-rendered.ts';
import { usePreviewWords, useShopContentWords } from '../../../words.ts';
import { TAB_OF } from './what.ts';

type Body = Input<typeof shopPreviewRoutes.previewShop>['body'];

interface Props {
  /** What the forms hold that is not stored. */
  unsaved: Pick<Body, 'accent' | 'headline' | 'draft'>;
  /** Counts what was saved, so that the page is drawn anew. */
  saves?: number;
  /** Those that are shown first. */
  page?: ShopPreviewPage;
  template?: Template;
  close(): void;
}

/** The pages of the shop with what nobody else sees yet. */
export function ShopPreview({ unsaved, saves = 0, close, ...first }: Props) {
  const words = usePreviewWords();
  const { tabs } = useShopContentWords();
  const [page, setPage] = useState<ShopPreviewPage>(first.page ?? 'home');
  const [template, setTemplate] = useState<Template>(first.template ?? 'default');
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const { mutateAsync } = useSend(shopPreviewRoutes.previewShop);
  const drawn = useRendered(mutateAsync, { ...unsaved, page, template, language }, saves);
  return (
    <PreviewPane drawn={drawn} template={template} onTemplate={setTemplate} close={close}>
      <Segmented
        aria-label={words.language}
        value={language}
        onChange={setLanguage}
        options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
      />
      <Segmented
        aria-label={words.page}
        value={page}
        onChange={setPage}
        options={SHOP_PREVIEW_PAGES.map((value) => ({
          value,
          label: tabs[TAB_OF[value === 'home' ? 'section' : value]],
        }))}
      />
    </PreviewPane>
  );
}
