import type { AppealStatus } from '../../../domain/decision/appeal.ts';
import type { DecidedEntity, DecisionKind } from '../../../domain/decision/decision.ts';

/** What staff decides, and what becomes of an appeal, in the member centre and the console. */
export const decisionWords = {
  entities: {
    product: 'Product',
    revision: 'Edit of a product',
    certification: 'Certification',
    purchase: 'Sourcing request',
    purchase_edit: 'Edit of a sourcing request',
    shop_content: 'Shop content',
    enquiry_hold: 'Message',
    quotation: 'Quotation',
    message: 'Message',
    company: 'Company',
    company_change: 'Company profile',
    user: 'Account',
  } satisfies Record<DecidedEntity, string> as Record<DecidedEntity, string>,
  kinds: {
    approve: 'Approved',
    reject: 'Refused',
    take_down: 'Taken offline',
    hide: 'Hidden',
    withdraw: 'Withdrawn',
    suspend: 'Suspended',
    ban: 'Banned',
    lift: 'Lifted',
    release: 'Passed on',
    hold_refused: 'Not passed on',
  } satisfies Record<DecisionKind, string> as Record<DecisionKind, string>,
  statuses: {
    1: 'Appeal open',
    2: 'Appeal not granted',
    3: 'Appeal granted',
    4: 'Appeal withdrawn',
  } satisfies Record<AppealStatus, string> as Record<number, string>,
  rule: 'Rule',
  reasons: 'Reasons',
  note: 'Note',
  decidedAt: 'Decided',
  thread: 'Conversation',
  staff: 'Marketplace',
  party: 'You',
};
