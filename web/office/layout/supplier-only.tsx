import { Outlet } from 'react-router';
import { ResultPage } from '../../backoffice/shell/result-page.tsx';
import { Answer } from '../../backoffice/states.tsx';
import { useBackofficeWords } from '../../backoffice/words.ts';
import { useCompany } from '../company.ts';
import { useFrameWords } from '../words.ts';

/** A buyer company has no shop and no publishing (decision 17). */
export function SupplierOnly() {
  const company = useCompany();
  const kit = useBackofficeWords();
  const frame = useFrameWords();
  return (
    <Answer of={company}>
      {({ type }) =>
        type === 1 ? (
          <Outlet />
        ) : (
          <ResultPage status="403" title={kit.forbidden.title} text={frame.supplierOnly} />
        )
      }
    </Answer>
  );
}
