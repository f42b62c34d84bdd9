import { Form } from 'antd';
import { useState } from 'react';
import { productPreviewRoutes } from '../../../../../contract/product/product-preview.ts';
import type { Template } from '../../../../../domain/enumerations.ts';
import { useSend } from '../../../../backoffice/app/queries.ts';
import { PreviewPane } from '../../../preview/pane.tsx';
import { useRendered } from '../../../preview/use-rendered.ts';
import type { Saving } from './use-saving.ts';

/** The page that the form would make, drawn again as it is typed. */
export function Preview({ bodyOf, close }: { bodyOf: Saving['bodyOf']; close(): void }) {
  const form = Form.useFormInstance();
  const [template, setTemplate] = useState<Template>('default');
  // rendered again at each change of any field
  Form.useWatch([], form);
  const { mutateAsync } = useSend(productPreviewRoutes.previewProduct);
  const drawn = useRendered(mutateAsync, { ...bodyOf(form.getFieldsValue(true)), template });
  return <PreviewPane drawn={drawn} template={template} onTemplate={setTemplate} close={close} />;
}
