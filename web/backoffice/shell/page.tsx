import { Breadcrumb } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { useBackofficeWords } from '../app/words.ts';
import type { ScreenHead } from '../routing/screens.ts';

/** What the route table says of the screen shown. */
export const ScreenContext = createContext<ScreenHead>({ title: '', trail: [] });

interface Props {
  /** Of the thing shown, where the screen has no title of its own. */
  title?: string | undefined;
  /** Of the thing shown, for the tab of the browser alone. */
  about?: string | undefined;
  extra?: ReactNode;
  children: ReactNode;
}

/** Heading, breadcrumb and document title of a page inside the shell. */
export function Page({ title: own, about = own, extra, children }: Props) {
  const words = useBackofficeWords();
  const screen = useContext(ScreenContext);
  const title = own ?? screen.title;
  const trail = screen.trail.map(({ label, to }) => ({ title: to ? <Link to={to}>{label}</Link> : label }));
  return (
    <div className="page">
      <title>{[about, screen.documentTitle ?? screen.title, words.brand].filter(Boolean).join(' - ')}</title>
      {trail.length > 0 && <Breadcrumb items={[...trail, { title }]} />}
      <div className="page-head">
        <h1>{title}</h1>
        {extra && <div className="page-extra">{extra}</div>}
      </div>
      {children}
    </div>
  );
}
