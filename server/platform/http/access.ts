/** Whether a caller may use a route: the only place where access is decided. */
import type { Access, Route } from '../../../contract/schema/route.ts';
import { isStaff } from '../../../domain/account/account.ts';
import { isConfirmed } from '../../../domain/account/session.ts';
import { CERTIFICATION_STATUS } from '../../../domain/company/certification.ts';
import type { Caller, Deps, SignedIn } from '../deps.ts';
import { ApiError } from './error.ts';

const RANKS: readonly SignedIn['role'][] = ['member', 'reviewer', 'operator', 'administrator'];
const rankOf = ({ role }: Pick<SignedIn, 'role'>): number => RANKS.indexOf(role);

/** Whether the user is of the rank or above it. */
export const hasRank = (user: Pick<SignedIn, 'role'>, role: SignedIn['role']): boolean =>
  rankOf(user) >= rankOf({ role });

/** Whether one user stands above another; of members everybody does. */
export const outranks = (user: Pick<SignedIn, 'role'>, other: Pick<SignedIn, 'role'>): boolean =>
  other.role === 'member' || rankOf(user) > rankOf(other);

/**
 * The caller as the route sees them: staff that must set up its second factor first is a guest where guests may call, and
 * so is whoever comes with an API key to a route that has no scope.
 * Throws ApiError 401 or 403 unless the caller has the access, suspended where the suspended would change something.
 */
export function admit(
  route: Pick<Route, 'access' | 'enrolling' | 'scope' | 'method' | 'filters' | 'whileSuspended'>,
  caller: Caller,
): Caller {
  const { access, enrolling, scope } = route;
  if (caller.key) {
    if (!scope && access === 'guest') return { ...caller, user: null };
    if (!scope) throw new ApiError('closed_to_keys');
    if (!caller.key.scopes.includes(scope)) throw new ApiError('scope_required');
  }
  if (caller.user?.mustEnrol && !enrolling) {
    if (access === 'guest') return { ...caller, user: null };
    throw new ApiError('totp_enrolment_required');
  }
  requireAccess(access, caller);
  const reads = route.method === 'GET' || route.filters;
  if (caller.user?.suspended && !reads && !route.whileSuspended) throw new ApiError('suspended');
  return caller;
}

/** Throws ApiError confirm_identity unless the session has just shown that its account is behind it (decision 33). */
export function requireConfirmed({ now }: Pick<Deps, 'now'>, { session }: Caller): void {
  if (!isConfirmed(session?.confirmedAt ?? null, now())) throw new ApiError('confirm_identity');
}

export function requireAccess(access: Access, caller: Caller): void {
  if (access === 'guest') return;
  const { user } = caller;
  if (!user) throw new ApiError('sign_in_required');
  switch (access) {
    case 'user':
      return;
    case 'trader':
      if (isStaff(user)) throw new ApiError('forbidden');
      return;
    case 'reviewer':
    case 'operator':
    case 'administrator':
      if (!hasRank(user, access)) throw new ApiError('forbidden');
      return;
    default:
      requireCompany(access, user);
  }
}

function requireCompany(access: 'member' | 'supplier' | 'certified', user: SignedIn): void {
  if (!user.company) throw new ApiError('company_required');
  if (access === 'member') return;
  if (user.company.type !== 1) throw new ApiError('supplier_required');
  if (access === 'certified' && user.company.certification !== CERTIFICATION_STATUS.approved)
    throw new ApiError('certification_required');
}
