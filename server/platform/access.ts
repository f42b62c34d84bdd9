/** Whether a caller may use a route: the one place where access is decided. */
import type { Access } from '../../contract/route.ts';
import type { Caller, SignedIn } from './deps.ts';
import { ApiError } from './error.ts';

const STAFF: readonly SignedIn['role'][] = ['member', 'reviewer', 'operator', 'administrator'];

/** Throws ApiError 401 or 403 unless the caller has the access. */
export function requireAccess(access: Access, caller: Caller): void {
  if (access === 'guest') return;
  const { user } = caller;
  if (!user) throw new ApiError('sign_in_required');
  switch (access) {
    case 'user':
      return;
    case 'reviewer':
    case 'operator':
    case 'administrator':
      if (STAFF.indexOf(user.role) < STAFF.indexOf(access)) throw new ApiError('forbidden');
      return;
    default:
      requireCompany(access, user);
  }
}

function requireCompany(access: 'member' | 'supplier' | 'certified', user: SignedIn): void {
  if (!user.company) throw new ApiError('company_required');
  if (access === 'member') return;
  if (user.company.type !== 1) throw new ApiError('supplier_required');
  if (access === 'certified' && user.company.certification !== 3)
    throw new ApiError('certification_required');
}
