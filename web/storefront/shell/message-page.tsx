import type { ReactNode } from 'react';
import { Mark } from '../../ui/labels/mark.tsx';

/** A page that says why there is no page. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center py-24 text-center max-md:py-14">
      <Mark size={64} />
      <h1 className="mt-8 text-xxl">{title}</h1>
      <p className="mt-3 max-w-[56ch] text-balance text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
