import { Form } from 'antd';
import {
  type categoryEditRoutes,
  categoryForm,
  type EditedCategory,
} from '../../../../contract/catalogue/category-edit.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { EditDialog, useSaved } from '../../edited/edit-dialog.tsx';
import { useCategoryWords } from '../../words.ts';
import { changeCategory, createCategory } from './category.queries.ts';
import { nameIn } from './category-tree.ts';

const { ContractForm, TextField } = contractForm(categoryForm);
type Values = Omit<CallInput<typeof categoryEditRoutes.createCategory>['body'], 'parent_id'>;

interface Props {
  /** The one that is changed, or below which a new one is made; null: one of the first level. */
  edited: { category: EditedCategory } | { below: { id: number; name: string } | null };
  onClose(): void;
}

export function FormDialog({ edited, onClose }: Props) {
  const text = useCategoryWords();
  const { language } = useLanguage();
  const [form] = Form.useForm();
  const change = useSend(changeCategory);
  const create = useSend(createCategory);
  const category = 'category' in edited ? edited.category : null;
  const below = 'below' in edited ? edited.below : null;
  const submit = useSaved<Values>(
    (body) =>
      category
        ? change.mutateAsync({ params: { id: category.id }, body: { ...body, version: category.version } })
        : create.mutateAsync({ body: { ...body, parent_id: below?.id ?? null } }),
    text.saved,
    onClose,
  );
  return (
    <EditDialog
      form={form}
      title={category ? text.changeTitle(nameIn(category, language)) : text.addTitle(below?.name ?? null)}
      save={text.save}
      busy={change.isPending || create.isPending}
      onClose={onClose}
    >
      <ContractForm
        form={form}
        words={text}
        initialValues={category ?? { name: '', name_zh: '', path: '' }}
        onSubmit={submit}
      >
        <TextField name="name" autoFocus />
        <TextField name="name_zh" />
        <TextField name="path" extra={category ? text.changeHint : text.pathHint} />
      </ContractForm>
    </EditDialog>
  );
}
