import { CloseOutlined } from '@ant-design/icons';
import { Button, Drawer, Grid, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { shopPreviewRoutes } from '../../../../../contract/own-shop.ts';
import { PREVIEW_TEMPLATES, type PreviewTemplate } from '../../../../../contract/product-preview.ts';
import type { Input } from '../../../../../contract/route.ts';
import { useLanguage } from '../../../../backoffice/language.tsx';
import { useSend } from '../../../../backoffice/queries.ts';
import { useShopContentWords, useShopWords } from '../../../words.ts';
import { PreviewSheet } from '../../product/preview-sheet.tsx';
import '../../product/product-side.css';

type Body = Input<typeof shopPreviewRoutes.previewShop>['body'];

const DEVICES = ['desktop', 'tablet', 'phone'] as const;
type Device = (typeof DEVICES)[number];
const WIDTHS: Record<Device, number> = { desktop: 1440, tablet: 768, phone: 390 };
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '中文' },
] as const;
const PAUSE = 600;

interface Props {
  /** What the forms hold that is not stored. */
  unsaved: Pick<Body, 'accent' | 'headline' | 'draft'>;
  /** Counts what was saved, so that the page is drawn anew. */
  saves?: number;
  template?: PreviewTemplate;
  close(): void;
}

/** The shop's home page with what nobody else sees yet: beside the form where there is room, else above it. */
export function ShopPreview({ unsaved, saves = 0, template: first = 'default', close }: Props) {
  const words = useShopContentWords().preview;
  const { templates } = useShopWords().decoration;
  const wide = Grid.useBreakpoint().xl ?? window.innerWidth >= 1200;
  const [template, setTemplate] = useState<PreviewTemplate>(first);
  const [device, setDevice] = useState<Device>(wide ? 'desktop' : 'phone');
  const [language, setLanguage] = useState<'en' | 'zh'>(useLanguage().language);
  const { html, failed } = useDrawn({ ...unsaved, template, language }, saves);
  const shown = (
    <section className="product-preview" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={words.close} onClick={close} />
        <Segmented
          aria-label={words.template}
          value={template}
          onChange={setTemplate}
          options={PREVIEW_TEMPLATES.map((value) => ({ value, label: templates[value] }))}
        />
        <Segmented
          aria-label={words.device}
          value={device}
          onChange={setDevice}
          options={DEVICES.map((value) => ({ value, label: words.devices[value] }))}
        />
        <Segmented
          aria-label={words.language}
          value={language}
          onChange={setLanguage}
          options={[...LANGUAGES]}
        />
      </header>
      <PreviewSheet html={html} title={words.title} width={WIDTHS[device]}>
        {failed ? words.failed : html === null && words.waiting}
      </PreviewSheet>
    </section>
  );
  if (wide) return shown;
  return (
    <Drawer open placement="bottom" size="100%" closable={false} aria-label={words.title} onClose={close}>
      {shown}
    </Drawer>
  );
}

/** The page, asked for when the typing pauses. While it cannot be drawn the last one stays. */
function useDrawn(given: Body, saves: number) {
  const [drawn, setDrawn] = useState<{ html: string | null; failed: boolean }>({ html: null, failed: false });
  const body = JSON.stringify(given);
  const latest = useRef('');
  const { mutateAsync } = useSend(shopPreviewRoutes.previewShop);
  useEffect(() => {
    const asked = `${saves} ${body}`;
    latest.current = asked;
    const timer = setTimeout(async () => {
      const answer = await mutateAsync({ body: JSON.parse(body) }).catch(() => null);
      // an answer that comes after the next change is old
      if (latest.current !== asked) return;
      setDrawn(({ html }) => (answer ? { html: answer.html, failed: false } : { html, failed: true }));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [body, saves, mutateAsync]);
  return drawn;
}
