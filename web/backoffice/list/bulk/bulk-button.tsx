import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Selection } from '../selection.ts';

interface Props {
  selection: Selection;
  danger?: boolean;
  icon?: ReactNode;
  busy?: boolean;
  act(ids: readonly number[]): void;
  children: ReactNode;
}

/** Does something to the chosen rows; waits for some to be chosen. */
export function BulkButton({ selection: { ids }, danger = false, icon, busy = false, act, children }: Props) {
  return (
    <Button danger={danger} icon={icon} loading={busy} disabled={ids.length === 0} onClick={() => act(ids)}>
      {children}
    </Button>
  );
}
