import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';

export function EmptyState({
  icon = 'box',
  title,
  text,
  children,
}: {
  icon?: IconName;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-line-strong/50 bg-paper px-6 py-16 text-center">
      <span className="mb-5 grid size-16 place-items-center rounded-full bg-jade-tint text-jade">
        <Icon name={icon} size={28} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="mt-1 max-w-[56ch] text-ink-soft">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
