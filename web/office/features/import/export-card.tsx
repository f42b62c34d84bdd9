import { DownloadOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { importRoutes } from '../../../../contract/product/import.ts';
import { PRODUCT_STATUS, type ProductStatus } from '../../../../domain/product/product-review.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { callForBlob } from '../../../client/call.ts';
import { saveFile } from '../../../client/save-file.ts';
import { useImportWords, useProductWords } from '../../words.ts';

const { published, underReview, failed, draft } = PRODUCT_STATUS;
const LISTS: ProductStatus[] = [published, underReview, failed, draft];

export function ExportCard() {
  const words = useImportWords();
  const { lists } = useProductWords();
  const fail = useFailureNotice();
  const [status, setStatus] = useState<ProductStatus>(published);
  const load = (format: 'xlsx' | 'csv') =>
    callForBlob(importRoutes.exportProducts, { query: { status, format } })
      .then((blob) => saveFile(blob, `products.${format}`))
      .catch(fail);
  return (
    <section>
      <h2 className="part-title">{words.export.title}</h2>
      <p className="quiet">{words.export.text}</p>
      <div className="row">
        <Select
          className="export-list"
          aria-label={words.export.list}
          value={status}
          onChange={setStatus}
          options={LISTS.map((value) => ({ value, label: lists[value] }))}
        />
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button key={format} icon={<DownloadOutlined />} onClick={() => void load(format)}>
            {words.template.load(format.toUpperCase())}
          </Button>
        ))}
      </div>
    </section>
  );
}
