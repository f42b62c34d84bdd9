import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { CODE_INTERVAL_SECONDS } from '../../domain/code.ts';
import { CallError } from '../client/call.ts';
import { useFailureNotice } from './failure.ts';
import { useBackofficeWords } from './words.ts';

/** Sends a code and counts down 60 seconds; disabled meanwhile and while there is nobody to send it to. */
export function CodeButton({ disabled = false, send }: { disabled?: boolean; send(): Promise<unknown> }) {
  const words = useBackofficeWords();
  const fail = useFailureNotice();
  const [left, setLeft] = useState(0);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const start = async () => {
    setBusy(true);
    try {
      await send();
      setLeft(CODE_INTERVAL_SECONDS);
    } catch (error) {
      if (error instanceof CallError && error.retryAfter) setLeft(error.retryAfter);
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button className="code-button" disabled={disabled || left > 0} loading={busy} onClick={start}>
      {left > 0 ? words.code.again(left) : words.code.send}
    </Button>
  );
}
