/**
 * The error codes: code → HTTP status (spec P8, spec M8, decision 23); the sentences stand in locales/.
 * Every failing reply is `{error, code, fields?, requestId}`; `error` is in the caller's language.
 */
import * as z from 'zod';
import { usedImage } from './image-use.ts';

export type Language = 'en' | 'zh';

export const ERRORS = {
  malformed: 400,
  sign_in_required: 401,
  session_ended: 401,
  key_ended: 401,
  totp_required: 401,
  proof_required: 401,
  forbidden: 403,
  closed_to_keys: 403,
  scope_required: 403,
  totp_enrolment_required: 403,
  staff_sign_in: 403,
  member_sign_in: 403,
  company_required: 403,
  supplier_required: 403,
  certification_required: 403,
  membership_required: 403,
  not_found: 404,
  supplier_gone: 404,
  request_gone: 404,
  subject_gone: 404,
  method_not_allowed: 405,
  conflict: 409,
  in_use: 409,
  duplicate: 409,
  still_running: 409,
  outcome_unknown: 409,
  wrong_state: 409,
  company_exists: 409,
  verify_old_email: 409,
  confirm_identity: 409,
  restore_expired: 409,
  import_running: 409,
  request_closed: 409,
  quoted_already: 409,
  own_request: 403,
  own_company: 403,
  claimed: 409,
  link_expired: 410,
  link_ended: 410,
  import_file_gone: 410,
  too_large: 413,
  body_too_large: 413,
  unsupported_type: 415,
  json_expected: 415,
  invalid: 422,
  key_reused: 422,
  bad_image: 422,
  image_too_small: 422,
  image_too_large: 422,
  bad_document: 422,
  bad_video: 422,
  captcha_wrong: 422,
  code_wrong: 422,
  sign_in_wrong: 422,
  verify_first: 422,
  sign_in_again: 422,
  password_wrong: 422,
  quota_products: 422,
  quota_drafts: 422,
  quota_storage: 422,
  quota_albums: 422,
  quota_groups: 422,
  quota_pins: 422,
  quota_templates: 422,
  quota_saved: 422,
  quota_keys: 422,
  quota_webhooks: 422,
  quota_shop: 422,
  category_not_permitted: 422,
  refreshed_today: 422,
  too_many: 429,
  too_much_decoding: 429,
  internal: 500,
  unavailable: 503,
  search_not_ready: 503,
  disk_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

/** Work to be done before an attempt is looked at: what domain/proof-of-work.ts says, each part with so many zero bits. */
const challenge = z.object({ challenge: z.string(), bits: z.int(), parts: z.int() });
export type Challenge = z.infer<typeof challenge>;

export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
  /** With totp_required: what POST /auth/totp takes beside the code. */
  ticket: z.string().optional(),
  /** With proof_required: the same call takes its answers as `proof`. */
  challenge: challenge.optional(),
  /** With in_use: the pictures that are shown somewhere, and where. */
  images: z.array(usedImage).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
