import { App, Form, Input } from 'antd';
import type { Input as CallInput } from '../../../../contract/route.ts';
import { userRoutes } from '../../../../contract/user.ts';
import { CodeButton } from '../../../backoffice/code-button.tsx';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';

type CodeRequest = CallInput<typeof userRoutes.sendUserCode>['body'];

interface Props {
  label: string;
  /** What to send the code for; null while there is no address for it yet. */
  request: CodeRequest | null;
  /** Refuses to send while the address is wrong. */
  before?(): Promise<unknown>;
}

export function CodeField({ label, request, before }: Props) {
  const kit = useBackofficeWords();
  const { message } = App.useApp();
  const rule = useRule();
  const send = useSend(userRoutes.sendUserCode);
  const run = async () => {
    await before?.();
    if (!request) return;
    await send.mutateAsync({ body: request });
    message.success(kit.code.sent);
  };
  return (
    <Form.Item label={label} required htmlFor="code">
      <div className="with-aside">
        <Form.Item name="code" noStyle rules={[rule(userRoutes.setUserMobile.body.shape.code)]}>
          <Input maxLength={50} autoComplete="one-time-code" inputMode="numeric" />
        </Form.Item>
        <CodeButton disabled={!request} send={run} />
      </div>
    </Form.Item>
  );
}
