import { DownloadOutlined } from '@ant-design/icons';
import { Button, TreeSelect } from 'antd';
import { useState } from 'react';
import type { CategoryBranch, CategoryLeaf, CategoryTree } from '../../../../contract/product/category.ts';
import { importRoutes } from '../../../../contract/product/import.ts';
import type { Language } from '../../../../contract/schema/error.ts';
import { openCategories } from '../../../../domain/catalogue/open-categories.ts';
import { isPermittedCategory } from '../../../../domain/product/product.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { localName } from '../../../backoffice/parts/format.ts';
import { useCategoryTree } from '../../../backoffice/parts/trees.ts';
import { callForBlob } from '../../../client/call.ts';
import { saveFile } from '../../../client/save-file.ts';
import { useCompany } from '../../account/company.ts';
import { useImportWords } from '../../words.ts';

interface Node {
  value: number;
  title: string;
  selectable: boolean;
  children: Node[];
}
const nodes = (tree: readonly (CategoryTree | CategoryBranch | CategoryLeaf)[], language: Language): Node[] =>
  tree.map((node) => {
    const children = 'subs' in node ? nodes(node.subs, language) : [];
    return { value: node.id, title: localName(node, language), selectable: children.length === 0, children };
  });

/** Whatever leads to the template leads there. */
export const TEMPLATE = 'import-template';

/** A sheet to be filled in, for one of the categories in which the company may publish. */
export function TemplateCard() {
  const words = useImportWords().template;
  const { language } = useLanguage();
  const tree = useCategoryTree();
  const company = useCompany().data;
  const fail = useFailureNotice();
  const [cate, setCate] = useState<number>();
  const permitted = openCategories(tree.data ?? []).filter((root) =>
    isPermittedCategory([root.id], company?.cate ?? []),
  );
  const load = (format: 'xlsx' | 'csv') =>
    callForBlob(importRoutes.importTemplate, { query: { cate, format } })
      .then((blob) => saveFile(blob, `products-${cate}.${format}`))
      .catch(fail);
  return (
    <section>
      <h2 className="part-title" id={TEMPLATE} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="quiet">{words.text}</p>
      <TreeSelect
        className="full"
        aria-label={words.category}
        placeholder={words.category}
        loading={tree.isLoading}
        treeData={nodes(permitted, language)}
        treeDefaultExpandedKeys={permitted.map(({ id }) => id)}
        showSearch={{ treeNodeFilterProp: 'title' }}
        value={cate}
        onChange={setCate}
      />
      <div className="row import-actions">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            icon={<DownloadOutlined />}
            disabled={cate === undefined}
            onClick={() => void load(format)}
          >
            {words.load(format.toUpperCase())}
          </Button>
        ))}
      </div>
    </section>
  );
}
