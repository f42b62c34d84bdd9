import { App, Button, Card, Descriptions, Space, Tag } from 'antd';
import { useState } from 'react';
import type { EditedCategory } from '../../../../contract/catalogue/category-edit.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { publicUrl } from '../../../client/host.ts';
import { useCategoryWords } from '../../words.ts';
import { closeCategory, openCategory } from './category.queries.ts';
import { nameIn, wholeName } from './category-tree.ts';
import { FormDialog } from './form-dialog.tsx';
import { PropertiesCard } from './properties-card.tsx';
import { type TargetAct, TargetDialog } from './target-dialog.tsx';

interface Props {
  category: EditedCategory;
  all: readonly EditedCategory[];
  /** Shows it in its new place, or what it was merged into. */
  onMoved(id: number): void;
}

/** One category: what it is, and all that can be done to it. */
export function CategoryCard({ category, all, onMoved }: Props) {
  const text = useCategoryWords();
  const { language } = useLanguage();
  const { number } = useFormat();
  const [dialog, setDialog] = useState<'change' | 'below' | TargetAct | null>(null);
  const { id, level, name, name_zh, full_path, is_end, p_num, c_num, closed_at } = category;
  const address = publicUrl(`/${full_path}/${is_end ? '1.html' : ''}`);
  const end = () => setDialog(null);
  return (
    <div className="category-cards">
      <Card title={wholeName(all, id, language)}>
        <Descriptions
          column={1}
          size="small"
          items={[
            { key: 'name', label: text.name, children: name },
            { key: 'zh', label: text.name_zh, children: name_zh },
            {
              key: 'path',
              label: text.address,
              children: (
                <a href={address} target="_blank" rel="noopener noreferrer" className="breakable">
                  /{full_path}
                </a>
              ),
            },
            { key: 'level', label: text.level, children: text.levels[level] },
            { key: 'products', label: text.products, children: number(p_num) },
            { key: 'companies', label: text.companies, children: number(c_num) },
            {
              key: 'state',
              label: text.state,
              children: closed_at ? (
                <Tag color="warning">{text.closedSince(dayAndTime(closed_at))}</Tag>
              ) : (
                <Tag color="success">{text.open}</Tag>
              ),
            },
          ]}
        />
        <Space wrap>
          <Button onClick={() => setDialog('change')}>{text.change}</Button>
          {!is_end && <Button onClick={() => setDialog('below')}>{text.addBelow}</Button>}
          {level > 1 && <Button onClick={() => setDialog('move')}>{text.move}</Button>}
          <Button onClick={() => setDialog('merge')}>{text.merge}</Button>
          <CloseButton category={category} />
        </Space>
      </Card>
      {level === 2 && <PropertiesCard categoryId={id} />}
      {dialog === 'change' && <FormDialog edited={{ category }} onClose={end} />}
      {dialog === 'below' && (
        <FormDialog edited={{ below: { id, name: nameIn(category, language) } }} onClose={end} />
      )}
      {(dialog === 'merge' || dialog === 'move') && (
        <TargetDialog act={dialog} category={category} all={all} onClose={end} onDone={onMoved} />
      )}
    </div>
  );
}

function CloseButton({ category: { id, closed_at } }: { category: EditedCategory }) {
  const text = useCategoryWords();
  const { modal } = App.useApp();
  const close = useAction(closeCategory, { done: text.saved });
  const open = useAction(openCategory, { done: text.saved });
  const params = { id };
  if (closed_at)
    return (
      <Button loading={open.busy} onClick={() => void open.run({ params })}>
        {text.reopen}
      </Button>
    );
  const ask = () =>
    modal.confirm({
      title: text.closeAsk,
      okText: text.close,
      onOk: async () => {
        await close.run({ params });
      },
    });
  return (
    <Button danger onClick={ask}>
      {text.close}
    </Button>
  );
}
