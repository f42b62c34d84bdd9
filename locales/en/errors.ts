import type { ErrorCode } from '../../contract/error.ts';

/** What is said of an error, by its code (spec P8, spec M8, decision 23). */
export const errors: Record<ErrorCode, string> = {
  malformed: 'The request could not be read.',
  sign_in_required: 'Please sign in.',
  session_ended: 'Your session has ended. Please sign in again.',
  forbidden: 'You may not do this.',
  company_required: 'Please complete your company information first.',
  supplier_required: 'Only supplier companies can do this.',
  certification_required: 'Your company must be certified first.',
  membership_required: 'This is for members only.',
  not_found: 'Not found.',
  conflict: 'Someone else changed this first. Please reload and try again.',
  duplicate: 'This already exists.',
  wrong_state: 'This is not possible in the present state.',
  company_exists: 'You already have a company.',
  request_closed: 'This request takes no more quotations.',
  quoted_already: 'Your company has quoted on this request.',
  own_request: 'This request is your own.',
  claimed: 'Another reviewer is working on this.',
  too_large: 'The file is too large.',
  unsupported_type: 'This type of file is not accepted.',
  invalid: 'Please check the marked fields.',
  bad_image: 'The picture could not be read.',
  image_too_small: 'The picture must be at least 300 × 300 pixels.',
  captcha_wrong: 'The code in the picture is wrong or expired.',
  code_wrong: 'The code is wrong or expired.',
  sign_in_wrong: 'The e-mail or the password is wrong.',
  verify_first: 'Please verify your account first.',
  password_wrong: 'The present password is wrong.',
  quota_products: 'Your product limit is reached.',
  quota_storage: 'Your storage is full.',
  quota_groups: 'Your group limit is reached.',
  quota_pins: 'Your pins for this year are used up.',
  category_not_permitted: 'This category lies outside your main category.',
  refreshed_today: 'A product can be refreshed once in 24 hours.',
  too_many: 'Too many attempts. Please wait a little.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The service is briefly unavailable. Please try again.',
};

/** On the page that is shown when nothing else can be. */
export const backToHome: string = 'Back to the home page';
