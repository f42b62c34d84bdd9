import { Modal } from 'antd';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { OUTSIDE_HISTORY } from '../../app/back-closes.ts';
import { useBackofficeWords } from '../../app/words.ts';

/**
 * Asks before a page with unsaved changes is left. `dirty` is a ref, since a page may be left in the very
 * moment in which its changes were saved, before anything is rendered again.
 */
export function LeaveGuard({ dirty }: { dirty: RefObject<boolean> }) {
  const words = useBackofficeWords().leave;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const warnBeforeUnload = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, [dirty]);
  return (
    <Modal
      rootClassName={OUTSIDE_HISTORY}
      open={blocker.state === 'blocked'}
      title={words.ask}
      okText={words.go}
      cancelText={words.stay}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      width={420}
    />
  );
}
