import { CloseOutlined } from '@ant-design/icons';
import { Button, Drawer, Form, Grid, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import {
  PREVIEW_TEMPLATES,
  type PreviewTemplate,
  productPreviewRoutes,
} from '../../../../contract/product-preview.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { useProductWords } from '../../words.ts';
import { PreviewSheet } from './preview-sheet.tsx';
import type { Saving } from './use-saving.ts';

interface Props {
  bodyOf: Saving['bodyOf'];
  close(): void;
}

/** The page that the form would make, drawn again as it is typed: beside the form where there is room, else above it. */
export function Preview({ bodyOf, close }: Props) {
  const words = useProductWords().form.preview;
  const wide = Grid.useBreakpoint().xl ?? window.innerWidth >= 1200;
  const [template, setTemplate] = useState<PreviewTemplate>('default');
  const [device, setDevice] = useState<Device>(wide ? 'desktop' : 'phone');
  const { html, failed } = useDrawn(bodyOf, template);
  const shown = (
    <section className="product-preview" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={words.close} onClick={close} />
        <Segmented
          aria-label={words.template}
          value={template}
          onChange={setTemplate}
          options={PREVIEW_TEMPLATES.map((value) => ({ value, label: words.templates[value] }))}
        />
        <Segmented
          aria-label={words.device}
          value={device}
          onChange={setDevice}
          options={DEVICES.map((value) => ({ value, label: words.devices[value] }))}
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

const DEVICES = ['desktop', 'phone'] as const;
type Device = (typeof DEVICES)[number];
const WIDTHS: Record<Device, number> = { desktop: 1280, phone: 390 };
const PAUSE = 600;

/** The page of what the form holds, asked for when the typing pauses. While it cannot be drawn the last one stays. */
function useDrawn(bodyOf: Props['bodyOf'], template: PreviewTemplate) {
  const form = Form.useFormInstance();
  const draw = useSend(productPreviewRoutes.previewProduct);
  const [drawn, setDrawn] = useState<{ html: string | null; failed: boolean }>({ html: null, failed: false });
  // rendered again at each change of any field
  Form.useWatch([], form);
  const body = JSON.stringify({ ...bodyOf(form.getFieldsValue(true)), template });
  const latest = useRef(body);
  latest.current = body;
  const { mutateAsync } = draw;
  useEffect(() => {
    const timer = setTimeout(async () => {
      const answer = await mutateAsync({ body: JSON.parse(body) }).catch(() => null);
      // an answer that comes after the next change is old
      if (latest.current !== body) return;
      setDrawn(({ html }) => (answer ? { html: answer.html, failed: false } : { html, failed: true }));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [body, mutateAsync]);
  return drawn;
}
