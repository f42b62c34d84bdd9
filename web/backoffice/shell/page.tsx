import { Breadcrumb } from 'antd';
import type { ReactNode } from 'react';
import { useBackofficeWords } from '../words.ts';

interface Props {
  title: string;
  /** Names of the groups the page lies under, outermost first. */
  trail?: readonly string[];
  extra?: ReactNode;
  children: ReactNode;
}

/** Heading, breadcrumb and document title of a page inside the shell. */
export function Page({ title, trail = [], extra, children }: Props) {
  const words = useBackofficeWords();
  return (
    <main className="page">
      <title>{`${title} - ${words.brand}`}</title>
      {trail.length > 0 && <Breadcrumb items={[...trail, title].map((name) => ({ title: name }))} />}
      <div className="page-head">
        <h1>{title}</h1>
        {extra && <div className="page-extra">{extra}</div>}
      </div>
      {children}
    </main>
  );
}
