import { Modal } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useProductWords } from '../../words.ts';

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ when }: { when: boolean }) {
  const words = useProductWords().form;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={words.leave}
      okText={words.leaveNow}
      cancelText={words.stay}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      width={420}
    />
  );
}
