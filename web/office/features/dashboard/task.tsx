import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface TaskProps {
  title: string;
  to?: string;
  href?: string;
  action?: string;
  /** Lines of a list. */
  children?: ReactNode;
}

/** Something that waits: what, where to do it, and the first of them. */
export function Task({ title, to, href, action, children }: TaskProps) {
  return (
    <section className="task">
      <div className="task-head">
        <h3>{title}</h3>
        {to && <Link to={to}>{action}</Link>}
        {href && <a href={href}>{action}</a>}
      </div>
      {children && <ul>{children}</ul>}
    </section>
  );
}
