import { LockOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card, Empty, Input, Tree } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { categoryEditRoutes, type EditedCategory } from '../../../../contract/catalogue/category-edit.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useCategoryWords } from '../../words.ts';
import { CategoryCard } from './category-card.tsx';
import { matching, treeOf } from './category-tree.ts';
import { FormDialog } from './form-dialog.tsx';
import { MergesCard } from './merges-card.tsx';

const TREE_HEIGHT = 640;

export function CategoriesPage() {
  const text = useCategoryWords();
  const answer = useCall(categoryEditRoutes.listEveryCategory);
  const [adding, setAdding] = useState(false);
  return (
    <Page
      extra={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
          {text.addRoot}
        </Button>
      }
    >
      <Answer of={answer}>{(all) => <Categories all={all} />}</Answer>
      <MergesCard />
      {adding && <FormDialog edited={{ below: null }} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function Categories({ all }: { all: readonly EditedCategory[] }) {
  const text = useCategoryWords();
  const { language } = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [sought, setSought] = useState('');
  const chosen = all.find(({ id }) => String(id) === address.get('id'));
  const shown = matching(all, sought);
  const choose = (id: number | undefined) => setAddress(id === undefined ? {} : { id: String(id) });
  return (
    <div className="categories">
      <Card>
        <Input.Search
          className="list-search"
          allowClear
          placeholder={text.search}
          aria-label={text.search}
          maxLength={80}
          onChange={({ target }) => setSought(target.value)}
        />
        {shown.length === 0 && <Empty description={text.noMatch} />}
        {shown.length > 0 && (
          <Tree
            // another search opens other branches
            key={sought.trim() === '' ? 'all' : sought}
            aria-label={text.tree}
            blockNode
            height={TREE_HEIGHT}
            treeData={treeOf(shown, language)}
            defaultExpandAll={sought.trim() !== ''}
            defaultExpandedKeys={chosen ? [chosen.id] : []}
            autoExpandParent
            selectedKeys={chosen ? [chosen.id] : []}
            onSelect={([key]) => choose(typeof key === 'number' ? key : undefined)}
            titleRender={({ title, closed }) => (
              <>
                {title} {closed && <LockOutlined />}
              </>
            )}
          />
        )}
      </Card>
      {chosen ? (
        <CategoryCard key={chosen.id} category={chosen} all={all} onMoved={choose} />
      ) : (
        <Card>
          <Empty description={text.choose} />
        </Card>
      )}
    </div>
  );
}
