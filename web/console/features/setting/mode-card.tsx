import { Alert, App, Form, Input, Radio } from 'antd';
import { settingRoutes } from '../../../../contract/operator/setting.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { MODES } from '../../../../domain/setting.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { useSiteState } from '../../../backoffice/shell/mode-line.tsx';
import { CallError } from '../../../client/call.ts';
import { useSettingWords } from '../../words.ts';
import { useIdentity } from './identity.tsx';
import { setMode } from './setting.queries.ts';

const { ContractForm, Field } = contractForm(settingRoutes.setMode.body);
type Values = CallInput<typeof settingRoutes.setMode>['body'];

/** Opens and closes the marketplace, with an end and a message in both languages. */
export function ModeCard({ canChange }: { canChange: boolean }) {
  const text = useSettingWords();
  const { message, modal } = App.useApp();
  const [form] = Form.useForm<Values>();
  const send = useSend(setMode);
  const identity = useIdentity();
  const state = useSiteState();
  const chosen = Form.useWatch('mode', form) ?? state?.mode ?? 'open';
  if (!state) return null;
  const save = async ({ until, ...values }: Values) => {
    const yes = await modal.confirm({ title: text.confirmMode(text.modes[values.mode]) });
    if (!yes) return;
    try {
      await identity.confirmed(() =>
        send.mutateAsync({ body: { ...values, until: until ? new Date(until).toISOString() : '' } }),
      );
      message.success(text.saved);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'confirm_identity') throw error;
    }
  };
  return (
    <SectionCard title={text.groups.mode}>
      <Alert
        showIcon
        type={state.mode === 'open' ? 'success' : 'warning'}
        title={`${text.modes[state.mode]}: ${text.modeNotes[state.mode]}`}
        className="setting-mode"
      />
      {canChange && (
        <ContractForm
          form={form}
          words={{
            ...text.names,
            until: text.until,
            message_en: text.names.mode_message_en ?? '',
            message_zh: text.names.mode_message_zh ?? '',
          }}
          initialValues={{
            mode: state.mode,
            until: '',
            message_en: state.message.en,
            message_zh: state.message.zh,
          }}
          onSubmit={save}
        >
          <Field name="mode">
            <Radio.Group
              options={MODES.map((value) => ({ value, label: text.modes[value] }))}
              optionType="button"
            />
          </Field>
          {chosen !== 'open' && (
            <>
              <p className="quiet">{text.modeNotes[chosen]}</p>
              <Field name="until" extra={text.untilNote}>
                <Input type="datetime-local" />
              </Field>
              <Field name="message_en" extra={text.messageNote}>
                <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
              </Field>
              <Field name="message_zh" extra={text.messageNote}>
                <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
              </Field>
            </>
          )}
          <Submit>{text.setMode}</Submit>
        </ContractForm>
      )}
      {identity.dialog}
    </SectionCard>
  );
}
