/** The staff: its roles, who may change whose, and how long an invitation is good (decision 37). */
export const STAFF_ROLES = ['reviewer', 'operator', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const INVITATION_DAYS = 7;

/**
 * Why an administrator may not give somebody another role, or end their account (`to` null). Nobody does it to themselves, and
 * one administrator is always left: without one nobody could make another.
 */
export function staffChangeProblem(
  actor: { id: number },
  account: { id: number; role: string },
  { to, administrators }: { to: StaffRole | null; administrators: number },
): 'oneself' | 'last_administrator' | 'no_staff' | null {
  if (account.role === 'member') return 'no_staff';
  const isLowered = account.role === 'administrator' && to !== 'administrator';
  if (isLowered && administrators <= 1) return 'last_administrator';
  // other kinds or languages are no other role
  return account.id === actor.id && to !== account.role ? 'oneself' : null;
}
