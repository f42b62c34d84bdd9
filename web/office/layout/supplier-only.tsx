import { Result } from 'antd';
import { Outlet } from 'react-router';
import { Answer } from '../../backoffice/states.tsx';
import { useCompany } from '../company.ts';
import { useWords } from '../words.ts';

/** A buyer company has no shop and no publishing (decision 17). */
export function SupplierOnly() {
  const company = useCompany();
  const words = useWords();
  return (
    <Answer of={company}>
      {({ type }) =>
        type === 1 ? (
          <Outlet />
        ) : (
          <Result status="403" title={words.kit.forbidden.title} subTitle={words.frame.supplierOnly} />
        )
      }
    </Answer>
  );
}
