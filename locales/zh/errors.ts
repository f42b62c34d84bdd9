import type { ErrorCode } from '../../contract/error.ts';

/** What is said of an error, by its code (spec P8, spec M8, decision 23). */
export const errors: Record<ErrorCode, string> = {
  malformed: '请求格式不正确。',
  sign_in_required: '请登录',
  session_ended: '登录已失效，请重新登录。',
  forbidden: '您没有权限执行此操作。',
  company_required: '请先完善公司信息。',
  supplier_required: '仅供应商可以执行此操作。',
  certification_required: '请先完成企业认证。',
  membership_required: '仅会员可用。',
  not_found: '未找到。',
  conflict: '内容已被更新，请刷新后重试。',
  duplicate: '内容已存在。',
  wrong_state: '当前状态下无法执行此操作。',
  company_exists: '您已创建公司。',
  request_closed: '该采购需求已不再接受报价。',
  quoted_already: '您的公司已对该采购需求报价。',
  own_request: '不能对自己的采购需求报价。',
  claimed: '其他审核员正在处理。',
  too_large: '文件过大。',
  unsupported_type: '不支持该文件类型。',
  invalid: '请检查标出的字段。',
  bad_image: '图片无法读取。',
  image_too_small: '图片尺寸不得小于 300×300 像素。',
  captcha_wrong: '图形验证码错误或已过期。',
  code_wrong: '验证码错误或已过期。',
  sign_in_wrong: '邮箱或密码错误。',
  verify_first: '请先验证',
  password_wrong: '原密码错误。',
  quota_products: '产品数量已达上限。',
  quota_storage: '存储空间已满。',
  quota_groups: '分组数量已达上限。',
  quota_pins: '本年度置顶次数已用完。',
  category_not_permitted: '该类目不在您的主营类目范围内。',
  refreshed_today: '每个产品24小时内只能刷新一次。',
  too_many: '操作过于频繁，请稍后再试。',
  internal: '服务器出错了，请稍后再试。',
  unavailable: '服务暂时不可用，请稍后再试。',
};

/** On the page that is shown when nothing else can be. */
export const backToHome: string = '返回首页';
