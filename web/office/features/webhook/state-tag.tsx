import { Tag } from 'antd';
import type { Webhook } from '../../../../contract/operator/webhook.ts';
import { useWebhookWords } from '../../words.ts';

/** Whether a webhook is on and works. */
export function StateTag({ of: { off, failing_since } }: { of: Webhook }) {
  const words = useWebhookWords();
  if (off) return <Tag color={off.reason === 'owner' ? 'default' : 'error'}>{words.off[off.reason]}</Tag>;
  if (failing_since) return <Tag color="warning">{words.failing}</Tag>;
  return <Tag color="success">{words.on}</Tag>;
}
