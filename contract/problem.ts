/**
 * Sentences for invalid fields. A schema names a problem by code; here the code becomes a sentence in the
 * caller's language. Texts in Chinese that the specification gives are given to the letter (spec M5).
 */
import type * as z from 'zod';
import type { Language } from './error.ts';

export const PROBLEMS = {
  required: ['This field is required.', '该项不能为空'],
  required_ascii: ['Required. Please use English characters.', '必填,请输入英文字符'],
  account_required: ['Please enter your email address', '请输入账号'],
  password_required: ['Please enter your password', '请输入密码'],
  confirm_required: ['Please confirm the password.', '请确认密码'],
  passwords_differ: ['The passwords differ.', '密码不一致'],
  email_required: ['Please enter your e-mail.', '请输入邮箱'],
  email_format: ['This is not an e-mail address.', '邮箱格式不正确'],
  email_taken: ['This e-mail is already registered.', '该邮箱已被注册'],
  email_unknown: ['This e-mail is not registered.', '该邮箱尚未注册'],
  mobile_format: ['This is not a Chinese mobile number.', '手机号格式不正确'],
  mobile_taken: ['This mobile number is already in use.', '该手机号已被使用'],
  account_format: ['This is neither an e-mail nor a mobile number.', '邮箱/手机号格式不正确'],
  code_required: ['Please enter the code.', '请输入验证码'],
  agree_required: ['Please read and accept the terms.', '请查看并勾选此项!'],
  password_no_digit: ['The password must contain a number, please re-enter.', '密码必须包含数字，请重新输入'],
  password_no_letter: [
    'The password must contain a letter, please re-enter.',
    '密码必须包含字母，请重新输入',
  ],
  password_symbol: ['Do not enter special symbols.', '请勿输入特殊符号'],
  password_length: ['The password length is 8–16 characters.', '密码长度为8-16个字符'],
  domain_short: ['The domain needs at least 4 characters.', '个性域名长度至少4位'],
  domain_unavailable: ['This domain is unavailable, please choose another.', '个性域名不可用，请重新设置'],
  licence_required: ['Please upload the business licence.', '企业认证图片不能为空'],
  unknown_choice: ['Please choose one of the offered values.', '请选择列表中的选项。'],
  unknown_file: ['This file does not exist or is not yours.', '文件不存在或不属于您。'],
  unknown_category: ['This category does not exist.', '类目不存在。'],
  category_not_leaf: ['Please choose a category of the last level.', '请选择最末级类目。'],
  category_not_permitted: [
    'This category lies outside your main category.',
    '该类目不在您的主营类目范围内。',
  ],
  unknown_address: ['This place does not exist.', '地区不存在。'],
  unknown_product: ['This product is no longer available.', '该产品不存在或已下架。'],
  unknown_group: ['This group does not exist.', '分组不存在。'],
  prices_order: ['Price tiers must ascend without gaps or overlaps.', '价格区间必须递增且不得间断或重叠。'],
  price_decimals: ['A price has at most 4 decimals.', '价格最多4位小数。'],
  duplicate_name: ['This name is already in use.', '名称已存在。'],
  text_length: ['The text is too short or too long.', '内容长度不符合要求。'],
  prohibited_word: ['This contains a word that is not allowed.', '含有禁用词。'],
  product_id_required: ['Product ID is required', '缺少产品编号'],
  too_many_pictures: ['At most 6 pictures; the others were left out.', '最多上传 6 张图片，其余图片未添加。'],
  in_past: ['This date has passed.', '日期已过。'],
  date_too_far: ['Please choose a date within one year.', '请选择一年以内的日期。'],
  control_characters: ['Please remove control characters.', '请删除控制字符。'],
} as const satisfies Record<string, readonly [en: string, zh: string]>;

export type ProblemCode = keyof typeof PROBLEMS;

export const problemSentence = (code: ProblemCode, language: Language): string =>
  PROBLEMS[code][language === 'zh' ? 1 : 0];

const isProblem = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);

/** The sentence for one issue of a failed parse: our own code if the schema named one, else by its kind. */
export function issueSentence(issue: z.core.$ZodIssue, language: Language): string {
  if (isProblem(issue.message)) return problemSentence(issue.message, language);
  const zh = language === 'zh';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? problemSentence('required', language)
        : zh
          ? '类型不正确。'
          : 'This has the wrong type.';
    case 'too_small':
      if (issue.origin === 'number' || issue.origin === 'int')
        return zh ? `不得小于 ${issue.minimum}。` : `At least ${issue.minimum}.`;
      if (issue.minimum === 1) return problemSentence('required', language);
      return issue.origin === 'array'
        ? zh
          ? `至少 ${issue.minimum} 项。`
          : `At least ${issue.minimum} entries.`
        : zh
          ? `至少 ${issue.minimum} 个字符。`
          : `At least ${issue.minimum} characters.`;
    case 'too_big':
      if (issue.origin === 'number' || issue.origin === 'int')
        return zh ? `不得大于 ${issue.maximum}。` : `At most ${issue.maximum}.`;
      return issue.origin === 'array'
        ? zh
          ? `最多 ${issue.maximum} 项。`
          : `At most ${issue.maximum} entries.`
        : zh
          ? `最多 ${issue.maximum} 个字符。`
          : `At most ${issue.maximum} characters.`;
    case 'invalid_value':
      return problemSentence(issue.input === undefined ? 'required' : 'unknown_choice', language);
    default:
      return zh ? '内容不正确。' : 'This is not valid.';
  }
}
