import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  onClick?(): void;
  /** Whether it applies where the cursor is; not given for what is done once. */
  isOn?: boolean | undefined;
  busy?: boolean;
}

export function ToolButton({ label, icon, onClick, isOn, busy = false }: Props) {
  return (
    <Tooltip title={label}>
      <Button
        type={isOn ? 'primary' : 'text'}
        size="small"
        icon={icon}
        loading={busy}
        aria-label={label}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        {...(onClick && { onClick })}
      />
    </Tooltip>
  );
}
