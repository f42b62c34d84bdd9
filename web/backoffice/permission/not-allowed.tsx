import type { ReactNode } from 'react';
import { useBackofficeWords } from '../app/words.ts';
import { ResultPage } from '../shell/result-page.tsx';

/** Instead of a page that this account may not see: who may, and where to go instead. */
export function NotAllowed({ text, children }: { text: string; children?: ReactNode }) {
  const { forbidden } = useBackofficeWords();
  return <ResultPage status="403" title={forbidden.title} text={text} extra={children} />;
}
