/** Takes back what was decided of a held enquiry, which has not gone on yet (decision 37). */
import { ENQUIRY_STATUS, type EnquiryStatus } from '../../../../domain/deal/enquiry.ts';
import { transition } from '../../../platform/database/transition.ts';
import { ApiError } from '../../../platform/http/error.ts';
import type { Undo } from '../../decision/decision.ts';
import { lockEnquiry } from '../enquiry.sql.ts';
import * as query from './held.sql.ts';

interface Before {
  enquiry: {
    id: number;
    status: EnquiryStatus;
    delivery: 'delivered' | 'held' | 'refused';
    updatedAt: string;
  };
}

export const undoHold: Undo<Before> = async (
  _deps,
  tx,
  actor,
  { entityId: id, kind, before: { enquiry: was } },
) => {
  await transition(tx, query.holdStates, {
    id,
    action: 'undo',
    by: 'reviewer',
    caller: actor,
    change: { decidedAt: null, decidedBy: null },
  });
  // what was released has not gone on yet, so nothing of it has changed
  if (kind !== 'hold_refused' || was.delivery !== 'held') return;
  const enquiry = await lockEnquiry(tx, was.id);
  if (enquiry?.delivery !== 'refused' || enquiry.status !== ENQUIRY_STATUS.spam)
    throw new ApiError('conflict');
  await query.holdAgain(tx, was.id, was.status, new Date(was.updatedAt));
};
