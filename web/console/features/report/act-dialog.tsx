import { App, Checkbox, Form, Input, Modal, Radio, Select } from 'antd';
import { type ReportItem, reportRoutes } from '../../../../contract/operator/report.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { PURCHASE_REJECT_REASONS } from '../../../../domain/deal/purchase-audit.ts';
import { RULES, type Rule } from '../../../../domain/decision/decision.ts';
import { PRODUCT_REJECT_REASONS } from '../../../../domain/product/product-review.ts';
import { actsOn, type ReportAct, type ReportReason } from '../../../../domain/report.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { NumberInput } from '../../../backoffice/form/number-input.tsx';
import { useReviewReasonWords, useRuleWords, useTicketWords } from '../../words.ts';
import { actOnReport } from './report.queries.ts';

const { ContractForm, Field } = contractForm(reportRoutes.actOnReport.body);
type Values = CallInput<typeof reportRoutes.actOnReport>['body'];

const RULE_OF: Record<ReportReason, Rule> = {
  counterfeit: 'intellectual_property',
  prohibited: 'prohibited_goods',
  misleading: 'misleading',
  fraud: 'fraud',
  spam: 'spam',
  offensive: 'offensive',
  other: 'terms',
};
const REASONS: Partial<Record<ReportAct, readonly string[]>> = {
  take_down: PRODUCT_REJECT_REASONS,
  end: PURCHASE_REJECT_REASONS,
};

/** What is done about a report, with rule, reasons and note for whom it hits, and an answer to whoever reported it. */
export function ActDialog({ report, onClose }: { report: ReportItem | null; onClose(): void }) {
  const text = useTicketWords().report.act;
  const kit = useBackofficeWords();
  const rules = useRuleWords();
  const reasonNames: Record<string, string> = useReviewReasonWords();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const send = useSend(actOnReport);
  const submit = async (body: Values) => {
    if (!report) return;
    await send.mutateAsync({ params: { id: report.id }, body });
    message.success(kit.updated);
    onClose();
  };
  const acts = report ? actsOn(report.target.type) : [];
  const act = Form.useWatch('act', form) ?? acts[1];
  const isAct = act !== 'nothing_found';
  const reasons = act && REASONS[act];
  return (
    <Modal
      open={report !== null}
      title={text.title(report?.title ?? '')}
      okText={text.submit}
      okButtonProps={{ danger: isAct, loading: send.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      width={640}
      destroyOnHidden
    >
      <ContractForm
        form={form}
        words={text.fields}
        initialValues={{
          act: acts[1],
          rule: report ? RULE_OF[report.reason] : 'terms',
          reasons: [],
          note: '',
          answer: '',
          days: 30,
          others: true,
        }}
        onSubmit={submit}
      >
        <Field name="act">
          <Radio.Group options={acts.map((value) => ({ value, label: text.acts[value] }))} />
        </Field>
        {isAct && (
          <Field name="rule">
            <Select options={RULES.map((value) => ({ value, label: rules[value] }))} />
          </Field>
        )}
        {act === 'suspend' && (
          <Field name="days">
            <NumberInput whole />
          </Field>
        )}
        {reasons && (
          <Field name="reasons">
            <Checkbox.Group
              className="reasons"
              options={reasons.map((value) => ({ value, label: reasonNames[value] }))}
            />
          </Field>
        )}
        {isAct && (
          <Field name="note">
            <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
          </Field>
        )}
        <Field name="answer">
          <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
        </Field>
        {report && report.others > 0 && (
          <Field name="others" valuePropName="checked">
            <Checkbox>{text.others(report.others)}</Checkbox>
          </Field>
        )}
      </ContractForm>
    </Modal>
  );
}
