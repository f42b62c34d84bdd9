import type { ReactNode } from 'react';
import { useWords } from '../shell/site.tsx';

/** Says that a machine has translated what stands above it, and opens what its author wrote; without script too. */
export function MachineTranslation({ children }: { children: ReactNode }) {
  const { machine, original } = useWords().product.translation;
  return (
    <details className="mt-1.5 text-sm">
      <summary className="w-fit cursor-pointer text-ink-soft">
        {machine} · <span className="text-jade underline">{original}</span>
      </summary>
      <div className="mt-2 border-l-2 border-line pl-4 text-base">{children}</div>
    </details>
  );
}
