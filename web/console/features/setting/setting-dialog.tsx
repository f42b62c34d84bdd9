import { App, Input, InputNumber, Modal, Space } from 'antd';
import { useState } from 'react';
import type { SettingItem } from '../../../../contract/operator/setting.ts';
import { type SettingKey, setting } from '../../../../domain/setting.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { CallError } from '../../../client/call.ts';
import { useSettingWords } from '../../words.ts';
import { useIdentity } from './identity.tsx';
import { setSetting } from './setting.queries.ts';

interface Props {
  item: SettingItem;
  onClose(): void;
}

/** Changes one setting within its bounds, or back to how it was delivered. */
export function SettingDialog({ item, onClose }: Props) {
  const text = useSettingWords();
  const { message } = App.useApp();
  const showFailure = useFailureNotice();
  const send = useSend(setSetting);
  const identity = useIdentity();
  const [value, setValue] = useState<string | number | null>(item.value);
  const known = setting(item.key as SettingKey);
  const isNumber = known.type === 'number';
  const save = async (next: string | number | null) => {
    try {
      await identity.confirmed(() =>
        send.mutateAsync({ params: { key: item.key }, body: { value: next, seen: item.value } }),
      );
      message.success(text.saved);
      onClose();
    } catch (error) {
      if (error instanceof CallError && error.code === 'confirm_identity') return;
      if (error instanceof CallError && error.code === 'conflict') {
        message.info(text.conflict);
        onClose();
      } else showFailure(error);
    }
  };
  const ready = isNumber ? value : (value ?? '');
  return (
    <>
      <Modal
        open
        title={text.changeTitle(text.names[item.key] ?? item.key)}
        okButtonProps={{ loading: send.isPending, disabled: ready === null || ready === item.value }}
        onOk={() => void save(ready)}
        onCancel={onClose}
        destroyOnHidden
      >
        {text.notes[item.key] && <p className="quiet">{text.notes[item.key]}</p>}
        <Space orientation="vertical" className="setting-value">
          {isNumber ? (
            <InputNumber<number>
              aria-label={text.value}
              min={known.least}
              max={known.most}
              precision={0}
              value={typeof value === 'number' ? value : null}
              suffix={text.units[known.unit]('')}
              onChange={setValue}
            />
          ) : (
            <Input
              aria-label={text.value}
              type={known.type === 'email' ? 'email' : 'text'}
              maxLength={'most' in known ? known.most : 300}
              value={String(value ?? '')}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
          {isNumber && <span className="quiet">{text.bounds(known.least, known.most)}</span>}
          {item.value !== item.begins && (
            <button type="button" className="link-button setting-reset" onClick={() => void save(null)}>
              {text.reset}
            </button>
          )}
        </Space>
      </Modal>
      {identity.dialog}
    </>
  );
}
