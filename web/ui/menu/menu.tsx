import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { classNames } from '../styles/class-names.ts';

/** A panel under its label, by <details>: opens without script; menus.ts closes it on Escape and outside. */
export function Menu({
  label,
  name,
  align = 'left',
  wide = false,
  children,
}: {
  label: ReactNode;
  /** Menus of one name close each other. */
  name: string;
  align?: 'left' | 'right';
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <details name={name} data-menu className="group relative">
      <summary className="flex items-center gap-1 py-2 hover:opacity-80">
        {label}
        <Icon name="chevron-down" size={14} className="transition-transform group-open:rotate-180" />
      </summary>
      <div
        className={classNames(
          'absolute top-full z-40 rounded-md border border-line bg-paper p-2 text-ink shadow-mid',
          align === 'right' ? 'right-0' : 'left-0',
          wide ? 'w-72 p-4' : 'min-w-52',
        )}
      >
        {children}
      </div>
    </details>
  );
}

export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="block rounded-sm px-3 py-2 text-sm hover:bg-jade-tint hover:text-jade">
      {children}
    </a>
  );
}
