import type { ErrorCode } from '../../../contract/schema/error.ts';

/** What is said of an error, by its code (spec P8, spec M8, decision 23). */
export const errors: Record<ErrorCode, string> = {
  malformed: 'The request could not be read.',
  sign_in_required: 'Please sign in.',
  session_ended: 'Your session has ended. Please sign in again.',
  key_ended: 'This API key does not exist, has expired or was revoked.',
  suspended:
    'Your account is suspended for the time being: you can read, but not change or send anything. Your messages say until when, and why.',
  closed_to_keys: 'This call is not open to API keys.',
  scope_required: 'This API key does not have the scope that the call needs.',
  forbidden: 'You may not do this.',
  company_required: 'Please complete your company information first.',
  supplier_required: 'Only supplier companies can do this.',
  certification_required: 'Your company must be verified first.',
  membership_required: 'This is for members only.',
  not_found: 'Not found.',
  supplier_gone: 'The supplier is no longer on the marketplace. Your message was not sent.',
  request_gone: 'This request is no longer on the marketplace. Your quotation was not sent.',
  subject_gone: 'What you report is no longer on the marketplace. Thank you all the same.',
  method_not_allowed:
    'This address is not called by this method: the header Allow names those that it takes.',
  conflict: 'Someone else changed this first. Please reload and try again.',
  in_use: 'This is still in use.',
  duplicate: 'This already exists.',
  link_ended: 'This link has ended. Open it in the browser to have a new one sent to you.',
  still_running: 'This is being saved already. Please wait a moment.',
  outcome_unknown:
    'This was sent before, and its answer was lost. Please look whether it was saved before you send it again.',
  key_reused: 'This Idempotency-Key was sent with something else before. Use a new one.',
  link_expired: 'This link has expired. Please send it again.',
  totp_required: 'Please enter the code of your authenticator app.',
  totp_enrolment_required:
    'Please set up the second factor of your account first, in account security of the review console.',
  staff_sign_in: 'This account belongs to the staff, which signs in at the review console.',
  member_sign_in: 'Only staff signs in at the review console. Your account signs in at the member centre.',
  sign_in_again: 'That took too long. Please sign in again.',
  proof_required:
    'There were wrong passwords or many e-mails from here or at this account. It takes a moment longer now; signing in by e-mail code works too.',
  last_administrator: 'The last administrator cannot be ended or given another role.',
  membership_overlaps: 'Another membership of this company falls into these days.',
  wrong_state: 'This is not possible in the present state.',
  import_file_gone:
    'The file of this check is not kept any more: 24 hours, and three files at most. Please send it again.',
  import_running: 'An import of your company is running. Please wait until it has ended.',
  restore_reported: 'This was reported and cannot be restored.',
  restore_expired: 'This was deleted more than 30 days ago and cannot be restored.',
  company_exists: 'You already have a company.',
  verify_old_email: 'Please verify your present e-mail first.',
  confirm_identity: 'Please confirm that it is you first, with a code from your e-mail or your password.',
  request_closed: 'This request takes no more quotations.',
  quoted_already: 'Your company has quoted on this request.',
  own_request: 'This request is your own.',
  own_company: 'This is your own company: enquiries are for other suppliers.',
  claimed: 'Another reviewer is working on this.',
  too_large: 'The file is too large.',
  body_too_large: 'That is more than can be sent at once. Please shorten it.',
  unsupported_sheet:
    'Products are imported from .xlsx, .csv, .txt or .zip files. Save an .xls, .ods or .numbers file as .xlsx first.',
  unsupported_type: 'This type of file is not accepted.',
  json_expected: 'This call takes JSON: send the header Content-Type: application/json.',
  invalid: 'Please check the marked fields.',
  bad_image: 'The picture could not be read.',
  moving_image:
    'This picture moves, and still pictures are kept here. Save one of its pictures as JPEG or PNG and send that.',
  image_too_large: 'The picture has too many pixels: at most 16 megapixels, as JPEG 50.',
  bad_video: 'This video is damaged or cut off. Please save it as MP4 again.',
  pdf_damaged:
    'This PDF is damaged or cut off. Open it, save it again ("Print", then "Save as PDF") and send that.',
  pdf_locked:
    'This PDF asks for a password to open. Save it without one and send that; a password that only keeps it from being printed or changed may stay.',
  pdf_script: 'This PDF holds a script (JavaScript). Print it to a new PDF, which holds none, and send that.',
  pdf_program:
    'This PDF starts a program when it is used. Print it to a new PDF, which does not, and send that.',
  pdf_form:
    'This PDF is a form that sends its data away or is built by a program (XFA). Print it to a new PDF and send that.',
  pdf_files:
    'This PDF holds other files as attachments. Save it without them ("Print", then "Save as PDF"), and send those by themselves.',
  pdf_media: 'This PDF holds a video, sound or 3D model. Print it to a new PDF, and send that.',
  pdf_leads_away:
    'This PDF opens a web page or another file by itself. Print it to a new PDF, which does not, and send that.',
  pdf_unchecked:
    'This PDF is built so that we cannot look into all of it. Print it to a new PDF ("Print", then "Save as PDF") and send that.',
  pdf_no_picture:
    'The first page of this PDF cannot be drawn: it is damaged, or there is too much on it. Send a scan, photo or screenshot of it as JPEG or PNG.',
  pdf_empty_page:
    'The first page of this PDF shows nothing. Save it with the licence on its first page, or send a picture of the licence as JPEG or PNG.',
  pdf_fonts:
    'This PDF does not hold the font of its text, so that letters would be missing. Save it with its fonts embedded ("PDF/A" does that), or send a scan, photo or screenshot as JPEG or PNG.',
  office_damaged: 'This office file is damaged. Open it, save it again and send that.',
  office_locked: 'This office file asks for a password. Save it without one and send that.',
  office_macros:
    'This office file holds macros. Save it without them, as .docx, .xlsx or .pptx, and send that.',
  office_objects:
    'This office file holds another file or a control inside (an embedded object). Paste it as a picture instead, or send a PDF.',
  office_external:
    'This office file loads something from another file or site when it is opened (a link to data, a picture or a template). Break the links, or send a PDF.',
  office_too_much: 'This office file has too many parts to be looked through. Please send a PDF instead.',
  text_damaged: 'This is no text that can be read. Save it as text or CSV again, in UTF-8.',
  infected:
    'Our virus scanner found something in this file, so it was not taken. Please check your computer.',
  image_too_small: 'The picture must be at least 300 × 300 pixels.',
  captcha_wrong: 'The code in the picture is wrong or expired.',
  code_wrong: 'The code is wrong or expired.',
  sign_in_wrong: 'The e-mail or the password is wrong.',
  verify_first: 'Please verify your account first.',
  password_wrong: 'The present password is wrong.',
  quota_products: 'Your product limit is reached.',
  quota_drafts: 'You keep as many drafts as there can be. Please submit or delete some.',
  quota_storage: 'Your storage is full.',
  quota_albums: 'You have as many albums as there can be.',
  quota_groups: 'Your group limit is reached.',
  quota_pins: 'Your pins for this year are used up.',
  quota_templates: 'You keep as many templates as there can be. Please delete one.',
  quota_shop: 'You have as many of these as a shop may have. Delete one that you no longer need.',
  quota_saved: 'Your list is full. Please remove something from it first.',
  quota_keys: 'You have as many API keys as there can be. Please revoke one first.',
  quota_webhooks: 'You have 5 webhooks already. Please delete one first.',
  category_not_permitted: 'This category lies outside your main category.',
  refreshed_today: 'A product can be refreshed once in 24 hours.',
  too_many: 'Too many attempts. Please wait a little.',
  too_much_decoding:
    'So many or such large pictures came from you within the last hour that we take no more for now. Please go on a little later.',
  internal: 'Something went wrong on our side.',
  disk_full: 'There is no room left to store this. Nothing was saved; please try again later.',
  maintenance: 'The marketplace is being worked on. It will be back soon.',
  read_only: 'The marketplace can be read only for the moment: nothing can be saved or sent.',
  unavailable: 'The service is briefly unavailable. Please try again.',
  scanner_away:
    'Files cannot be checked for viruses just now, so none is taken. Nothing was saved; please try again in a few minutes.',
  search_not_ready: 'The search is just getting ready. Please try again in a few seconds.',
};

/** On the page that is shown when nothing else can be. */
export const backToHome: string = 'Back to the home page';
