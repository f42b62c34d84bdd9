import { Alert, Button, Card, Cascader, Empty, Select, Steps } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type OwnProduct, ownProductRoutes } from '../../../../../contract/product/own-product.ts';
import { openCategories } from '../../../../../domain/catalogue/open-categories.ts';
import { isPermittedCategory } from '../../../../../domain/product/product.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { useCall } from '../../../../backoffice/app/queries.ts';
import { categoryOptions } from '../../../../backoffice/parts/pickers.tsx';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { useCategoryTree } from '../../../../backoffice/parts/trees.ts';
import { ButtonLink } from '../../../../backoffice/routing/button-link.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { useCompany } from '../../../account/company.ts';
import { pathOf } from '../../../screens.ts';
import { useProductWords } from '../../../words.ts';
import { leavesOf } from './category-leaves.ts';
import { CertificationNotice } from './certification-notice.tsx';
import { UsualCategories } from './usual-categories.tsx';
import '../product.css';

/** Step 1 of publishing. With an id it chooses another category for that product. */
export function CategoryPage() {
  const { id } = useParams();
  return id === undefined ? <Choosing product={null} /> : <ChoosingFor id={Number(id) || 0} />;
}

function ChoosingFor({ id }: { id: number }) {
  const product = useCall(ownProductRoutes.getOwnProduct, { params: { id } });
  return <Answer of={product}>{(own) => <Choosing key={id} product={own} />}</Answer>;
}

function Choosing({ product }: { product: OwnProduct | null }) {
  const words = useProductWords();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const tree = useCategoryTree();
  const company = useCompany().data;
  const [path, setPath] = useState<number[]>(product?.cate_path ?? []);

  const next = () => {
    const page = product ? pathOf('productEdit', { id: product.id }) : pathOf('productNew');
    navigate(`${page}?cate=${path.at(-1)}`);
  };
  return (
    <Page>
      <Card className="stack-card">
        <Steps
          responsive={false}
          titlePlacement="vertical"
          current={0}
          items={words.steps.map((title) => ({ title }))}
          className="publish-steps"
        />
        <CertificationNotice />
        <Alert
          type="info"
          showIcon
          title={product ? words.step1.keeps(product.title || words.untitled) : words.step1.hint}
          {...(product && { description: words.step1.hint })}
          className="form-alert"
        />
        <Answer of={tree}>
          {(roots) => {
            const permitted = openCategories(roots, product?.cate_path).filter((root) =>
              isPermittedCategory([root.id], company?.cate ?? []),
            );
            if (permitted.length === 0) return <Empty description={words.step1.noneCompany} />;
            // A company has one main category, so the panel starts below its first level.
            const [root] = permitted;
            const above = permitted.length === 1 && root ? [root.id] : [];
            const offered = above.length > 0 && root ? root.subs : permitted;
            const leaves = leavesOf(permitted, language);
            const chosen = leaves.find((leaf) => leaf.path.join() === path.join());
            return (
              <>
                <Select
                  className="category-search"
                  showSearch={{ optionFilterProp: 'label' }}
                  placeholder={words.step1.search}
                  aria-label={words.step1.search}
                  notFoundContent={words.step1.noMatch}
                  value={chosen ? chosen.key : null}
                  options={leaves.map(({ key, label }) => ({ value: key, label }))}
                  onChange={(key) => setPath(leaves.find((leaf) => leaf.key === key)?.path ?? [])}
                />
                <div className="category-choice">
                  <div className="category-panel">
                    <Cascader.Panel
                      options={categoryOptions(offered, language)}
                      value={path.slice(above.length)}
                      onChange={(picked) => setPath([...above, ...((picked ?? []) as number[])])}
                    />
                  </div>
                  <UsualCategories leaves={leaves} choose={setPath} />
                </div>
                <div className="category-chosen">
                  <span className="quiet">{words.step1.chosen}: </span>
                  {chosen ? (
                    <strong>{chosen.label}</strong>
                  ) : (
                    <span className="quiet">{words.step1.nothing}</span>
                  )}
                </div>
                <div className="row">
                  <Button type="primary" size="large" disabled={!chosen} onClick={next}>
                    {words.step1.next}
                  </Button>
                  <ButtonLink
                    to={product ? pathOf('productEdit', { id: product.id }) : pathOf('products')}
                    size="large"
                  >
                    {product ? words.step1.keep : words.title}
                  </ButtonLink>
                </div>
              </>
            );
          }}
        </Answer>
      </Card>
    </Page>
  );
}
