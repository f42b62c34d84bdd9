import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { classNames } from './styles/class-names.ts';

export function TextLink({
  href,
  children,
  className,
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a href={href} className={classNames('text-jade underline-offset-3 hover:underline', className)}>
      {children}
    </a>
  );
}

/** "View more ›": leads on from a heading or a block. */
export function MoreLink({ href, children, label }: { href: string; children: ReactNode; label?: string }) {
  return (
    <a
      href={href}
      aria-label={label}
      className="group inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-jade"
    >
      {children}
      <Icon name="chevron-right" size={14} className="transition-transform group-hover:[translate:4px]" />
    </a>
  );
}
