import { DisconnectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useBackofficeWords } from '../app/words.ts';
import './shell.css';

/** A server that is replaced is away for a moment: nobody needs to hear of that. */
const PATIENCE_MS = 3000;

/** Says that what is shown no longer follows what happens. */
export function ConnectionLine({ lost, retry }: { lost: boolean; retry(): void }) {
  const words = useBackofficeWords().connection;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!lost) return setShown(false);
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    <div role="status" className="connection-line">
      {shown && (
        <>
          <DisconnectOutlined /> {words.lost}
          <Button type="link" size="small" onClick={retry}>
            {words.retry}
          </Button>
        </>
      )}
    </div>
  );
}
