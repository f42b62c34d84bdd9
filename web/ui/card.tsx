import type { ElementType, ReactNode } from 'react';
import { classNames } from './styles/class-names.ts';

/** A white sheet on the grey page. */
export function Card({
  as: Tag = 'div',
  className,
  children,
  ...rest
}: {
  as?: ElementType;
  className?: string;
  children: ReactNode;
  id?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
}) {
  return (
    <Tag className={classNames('rounded-lg border border-line bg-paper', className)} {...rest}>
      {children}
    </Tag>
  );
}
