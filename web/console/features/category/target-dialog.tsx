import { Alert, App, Form, Modal, Select } from 'antd';
import * as z from 'zod';
import type { EditedCategory } from '../../../../contract/catalogue/category-edit.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useCategoryWords } from '../../words.ts';
import { mergeCategory, moveCategory } from './category.queries.ts';
import { nameIn, wholeName } from './category-tree.ts';

export type TargetAct = 'merge' | 'move';

const merging = contractForm(z.object({ into: z.int('required') }));
const moving = contractForm(z.object({ parent_id: z.int('required') }));

interface Props {
  act: TargetAct;
  category: EditedCategory;
  all: readonly EditedCategory[];
  onClose(): void;
  onDone(id: number): void;
}

/** Asks into which other category one is merged, or below which it is moved. */
export function TargetDialog({ act, category, all, onClose, onDone }: Props) {
  const text = useCategoryWords();
  const kit = useBackofficeWords();
  const { language } = useLanguage();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const merge = useSend(mergeCategory);
  const move = useSend(moveCategory);
  const { id, level, version, parent_id } = category;
  const params = { id };
  const wanted = (one: EditedCategory) =>
    act === 'merge' ? one.level === level && one.id !== id : one.level === level - 1 && one.id !== parent_id;
  const options = all
    .filter(wanted)
    .map((one) => ({ value: one.id, label: wholeName(all, one.id, language) }));
  const choice = <Select showSearch={{ optionFilterProp: 'label' }} options={options} />;
  const end = (place: number) => {
    message.success(text.merging);
    onClose();
    onDone(place);
  };
  const name = nameIn(category, language);
  const below = all.filter((one) => one.parent_id === id).length;
  const mergeHint = below > 0 ? `${text.mergeBelow(below)} ${text.mergeHint}` : text.mergeHint;
  return (
    <Modal
      open
      width={640}
      title={act === 'merge' ? text.mergeTitle(name) : text.moveTitle(name)}
      okText={act === 'merge' ? text.mergeNow : text.move}
      cancelText={kit.cancel}
      okButtonProps={{ danger: act === 'merge', loading: merge.isPending || move.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <Alert
        className="dialog-hint"
        type={act === 'merge' ? 'warning' : 'info'}
        showIcon
        title={act === 'merge' ? mergeHint : text.moveHint(below)}
      />
      {act === 'merge' ? (
        <merging.ContractForm
          form={form}
          words={text}
          onSubmit={async ({ into }) => {
            await merge.mutateAsync({ params, body: { into, version } });
            end(into);
          }}
        >
          <merging.Field name="into">{choice}</merging.Field>
        </merging.ContractForm>
      ) : (
        <moving.ContractForm
          form={form}
          words={text}
          onSubmit={async (body) => {
            const moved = await move.mutateAsync({ params, body: { ...body, version } });
            end(moved.id);
          }}
        >
          <moving.Field name="parent_id">{choice}</moving.Field>
        </moving.ContractForm>
      )}
    </Modal>
  );
}
