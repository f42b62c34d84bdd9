import type { rules as en } from '../../en/backoffice/rules.ts';

export const rules: typeof en = {
  prohibited_goods: '禁止发布违禁商品或内容',
  intellectual_property: '禁止侵犯知识产权',
  fraud: '禁止欺诈',
  offensive: '禁止辱骂、威胁或低俗内容',
  misleading: '信息必须真实',
  spam: '禁止骚扰广告和重复发布',
  identity: '企业身份必须真实可查',
  proof: '证书必须真实有效',
  contact_data: '文字和图片中不得含联系方式',
  wrong_place: '内容应发布在对应位置',
  content_quality: '内容应清晰完整',
  terms: '平台服务条款',
};
