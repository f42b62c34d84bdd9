import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useReviewWords } from '../words.ts';
import type { Decision } from './undo.tsx';
import './undo.css';

/** What was decided last, with the way back: nobody outside has heard of it yet. */
export function UndoBar({ last, busy, undo }: { last: Decision; busy: boolean; undo(): void }) {
  const words = useReviewWords();
  return (
    <div role="status" className="undo-bar">
      <span>
        {last.approved ? words.approved : words.rejected}: {last.title}
      </span>
      <Button size="small" icon={<UndoOutlined />} loading={busy} onClick={undo}>
        {words.stream.undo} <kbd>Z</kbd>
      </Button>
    </div>
  );
}
