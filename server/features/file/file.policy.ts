/** Who may refer to a stored file, and who may read one that is not public (spec M7.7; decision 23). */

import type { Actor, Caller } from '../../platform/deps.ts';
import { hasRank } from '../../platform/http/access.ts';
import { GUEST_IDS } from './address.ts';
import type { FileRow } from './file.sql.ts';

const isStaff = (caller: Actor): boolean => hasRank(caller.user, 'reviewer');

/** An own upload; one of a guest goes to whoever knows its id, until something refers to it. */
export const canAttach = (
  caller: Pick<Caller, 'user'>,
  file: Pick<FileRow, 'id' | 'userId'>,
  used: ReadonlySet<number>,
): boolean =>
  file.userId === null ? file.id >= GUEST_IDS && !used.has(file.id) : file.userId === caller.user?.id;

export const isUploaderOrStaff = (caller: Actor, file: Pick<FileRow, 'userId'>): boolean =>
  file.userId === caller.user.id || isStaff(caller);

/** A licence, or what may become part of a shop, is for its company and for staff. */
export const canReadOfCompany = (caller: Actor, file: Pick<FileRow, 'companyId'>): boolean =>
  isStaff(caller) || (file.companyId !== null && file.companyId === caller.user.company?.id);
