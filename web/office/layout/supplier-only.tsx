import { Outlet } from 'react-router';
import { Answer } from '../../backoffice/parts/states.tsx';
import { PermissionState } from '../../backoffice/permission/permission-state.tsx';
import { SUPPLIER, useCompany } from '../account/company.ts';

/** A buyer company has no shop and no publishing (decision 17). */
export function SupplierOnly() {
  const company = useCompany();
  return (
    <Answer of={company}>
      {({ type }) => (type === SUPPLIER ? <Outlet /> : <PermissionState needs="supplier" />)}
    </Answer>
  );
}
