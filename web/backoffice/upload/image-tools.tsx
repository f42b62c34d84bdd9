import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined, StarOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useBackofficeWords } from '../app/words.ts';
import './upload.css';

interface Props {
  isFirst: boolean;
  isLast: boolean;
  withMain: boolean;
  move(to: -1 | 1 | 'first'): void;
  remove(): void;
  /** More tools, before the one that removes. */
  children?: ReactNode;
}

/** What can be done with one of several images. */
export function ImageTools({ isFirst, isLast, withMain, move, remove, children }: Props) {
  const words = useBackofficeWords();
  const { upload } = words;
  const tool = (label: string, icon: ReactNode, act: () => void, off = false) => (
    <Tooltip title={label}>
      <Button type="text" size="small" icon={icon} disabled={off} onClick={act} aria-label={label} />
    </Tooltip>
  );
  return (
    <div className="image-tools">
      {tool(upload.left, <ArrowLeftOutlined />, () => move(-1), isFirst)}
      {withMain && tool(upload.makeMain, <StarOutlined />, () => move('first'), isFirst)}
      {tool(upload.right, <ArrowRightOutlined />, () => move(1), isLast)}
      {children}
      {tool(words.remove, <DeleteOutlined />, remove)}
    </div>
  );
}
