import type { ReactNode } from 'react';
import { publicUrl } from '../../client/host.ts';
import { Mark } from '../../ui/labels/mark.tsx';
import { useBackofficeWords } from '../app/words.ts';
import './sign-in.css';

interface Props {
  /** What stands in the header beside the logo, e.g. the other language. */
  aside?: ReactNode;
  wide?: boolean;
  /** Stands beside the card where there is room. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The page of sign-in, registration and recovery: a header and one card, which something may stand beside. */
export function AuthFrame({ aside, wide = false, beside, children }: Props) {
  const words = useBackofficeWords();
  return (
    <div className="auth">
      <header className="auth-header">
        <a href={publicUrl()} className="auth-brand" aria-label={words.brand}>
          <Mark />
          <span>{words.brand}</span>
        </a>
        <nav className="auth-aside">{aside}</nav>
      </header>
      <div className={beside ? 'auth-pair' : undefined}>
        {beside}
        <main className={wide ? 'auth-card auth-card-wide' : 'auth-card'}>{children}</main>
      </div>
    </div>
  );
}
