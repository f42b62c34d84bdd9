import { CloseOutlined } from '@ant-design/icons';
import { Button, Drawer, Grid, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { TEMPLATES, type Template } from '../../../domain/enumerations.ts';
import { PageSheet } from '../../backoffice/parts/page-sheet.tsx';
import { usePreviewWords, useShopWords } from '../words.ts';
import type { Drawn } from './use-rendered.ts';
import './preview.css';

const DEVICES = ['desktop', 'tablet', 'phone'] as const;
type Device = (typeof DEVICES)[number];
const WIDTHS: Record<Device, number> = { desktop: 1440, tablet: 768, phone: 390 };

interface Props {
  drawn: Drawn;
  template: Template;
  onTemplate(template: Template): void;
  /** What else there is to choose. */
  children?: ReactNode;
  close(): void;
}

/** The drawn page at three widths: beside the form where there is room, else above it. */
export function PreviewPane({ drawn: { html, failed }, template, onTemplate, children, close }: Props) {
  const words = usePreviewWords();
  const { templates } = useShopWords().decoration;
  const wide = Grid.useBreakpoint().xl ?? window.innerWidth >= 1200;
  const [device, setDevice] = useState<Device>(wide ? 'desktop' : 'phone');
  const shown = (
    <section className="preview" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={words.close} onClick={close} />
        <div className="choices">
          <Segmented
            aria-label={words.template}
            value={template}
            onChange={onTemplate}
            options={TEMPLATES.map((value) => ({ value, label: templates[value] }))}
          />
          <Segmented
            aria-label={words.device}
            value={device}
            onChange={setDevice}
            options={DEVICES.map((value) => ({ value, label: words.devices[value] }))}
          />
          {children}
        </div>
      </header>
      <PageSheet html={html} title={words.title} width={WIDTHS[device]}>
        {failed ? (html === null ? words.incomplete : words.failed) : html === null && words.waiting}
      </PageSheet>
    </section>
  );
  if (wide) return shown;
  return (
    <Drawer open placement="bottom" size="100%" closable={false} aria-label={words.title} onClose={close}>
      {shown}
    </Drawer>
  );
}
