/**
 * The error catalogue: code → HTTP status and the sentence to show (spec P8, spec M8, decision 23).
 * Every failing reply is `{error, code, fields?, requestId}`; `error` is in the caller's language.
 */
import * as z from 'zod';

export type Language = 'en' | 'zh';

export const ERRORS = {
  malformed: [400, 'The request could not be read.', '请求格式不正确。'],
  sign_in_required: [401, 'Please sign in.', '请登录'],
  session_ended: [401, 'Your session has ended. Please sign in again.', '登录已失效，请重新登录。'],
  forbidden: [403, 'You may not do this.', '您没有权限执行此操作。'],
  company_required: [403, 'Please complete your company information first.', '请先完善公司信息。'],
  supplier_required: [403, 'Only supplier companies can do this.', '仅供应商可以执行此操作。'],
  certification_required: [403, 'Your company must be certified first.', '请先完成企业认证。'],
  membership_required: [403, 'This is for members only.', '仅会员可用。'],
  not_found: [404, 'Not found.', '未找到。'],
  conflict: [
    409,
    'Someone else changed this first. Please reload and try again.',
    '内容已被更新，请刷新后重试。',
  ],
  duplicate: [409, 'This already exists.', '内容已存在。'],
  wrong_state: [409, 'This is not possible in the present state.', '当前状态下无法执行此操作。'],
  company_exists: [409, 'You already have a company.', '您已创建公司。'],
  request_closed: [409, 'This request takes no more quotations.', '该采购需求已不再接受报价。'],
  quoted_already: [409, 'Your company has quoted on this request.', '您的公司已对该采购需求报价。'],
  own_request: [403, 'This request is your own.', '不能对自己的采购需求报价。'],
  claimed: [409, 'Another reviewer is working on this.', '其他审核员正在处理。'],
  too_large: [413, 'The file is too large.', '文件过大。'],
  unsupported_type: [415, 'This type of file is not accepted.', '不支持该文件类型。'],
  invalid: [422, 'Please check the marked fields.', '请检查标出的字段。'],
  bad_image: [422, 'The picture could not be read.', '图片无法读取。'],
  image_too_small: [422, 'The picture must be at least 300 × 300 pixels.', '图片尺寸不得小于 300×300 像素。'],
  captcha_wrong: [422, 'The code in the picture is wrong or expired.', '图形验证码错误或已过期。'],
  code_wrong: [422, 'The code is wrong or expired.', '验证码错误或已过期。'],
  sign_in_wrong: [422, 'The e-mail or the password is wrong.', '邮箱或密码错误。'],
  verify_first: [422, 'Please verify your account first.', '请先验证'],
  password_wrong: [422, 'The present password is wrong.', '原密码错误。'],
  quota_products: [422, 'Your product limit is reached.', '产品数量已达上限。'],
  quota_storage: [422, 'Your storage is full.', '存储空间已满。'],
  quota_groups: [422, 'Your group limit is reached.', '分组数量已达上限。'],
  quota_pins: [422, 'Your pins for this year are used up.', '本年度置顶次数已用完。'],
  category_not_permitted: [
    422,
    'This category lies outside your main category.',
    '该类目不在您的主营类目范围内。',
  ],
  refreshed_today: [422, 'A product can be refreshed once in 24 hours.', '每个产品24小时内只能刷新一次。'],
  too_many: [429, 'Too many attempts. Please wait a little.', '操作过于频繁，请稍后再试。'],
  internal: [500, 'Something went wrong on our side.', '服务器出错了，请稍后再试。'],
  unavailable: [503, 'The service is briefly unavailable. Please try again.', '服务暂时不可用，请稍后再试。'],
} as const satisfies Record<string, readonly [status: number, en: string, zh: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** The sentence of an error code in a language. */
export const errorSentence = (code: ErrorCode, language: Language): string =>
  ERRORS[code][language === 'zh' ? 2 : 1];

export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
