/** Who may do what with an enquiry; each side has its own view of it. */
import type { MemberActor } from '../../platform/deps.ts';

export type Side = 'buyer' | 'supplier';

/** Which side of the enquiry the caller is; null for everybody else, and for a supplier who has not got it or has
 * deleted it. */
export function sideOf(
  { user }: { user: Pick<MemberActor['user'], 'id'> & { company: { id: number } } },
  enquiry: { companyId: number; userId: number | null; deletedAt: Date | null; received: boolean },
): Side | null {
  if (enquiry.companyId === user.company.id)
    return enquiry.received && !enquiry.deletedAt ? 'supplier' : null;
  return enquiry.userId === user.id ? 'buyer' : null;
}
