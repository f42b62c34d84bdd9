import type { officeShop as en } from '../../en/office/shop.ts';

export const officeShop: typeof en = {
  domain: {
    title: '域名设置',
    benefitTitle: '新手福利',
    benefit: '注册时可申领一个个性域名，完成企业认证后即可激活。',
    address: '店铺地址',
    status: '状态',
    active: '已激活',
    inactive: '待激活',
    certify: '前往企业认证',
    visit: '打开店铺',
    domain: '新域名',
    change: '修改域名',
    changeHint:
      '认证通过前可随时修改，之后每12个月可修改一次。原地址一年内自动跳转至新地址，期间他人无法申领。',
    changeableFrom: (day) => `${day} 起可再次修改域名。`,
  },
  decoration: {
    title: '店铺装修',
    template: '店铺模板',
    templates: { default: '标准模板', vip: '会员模板' },
    templateTexts: {
      default: '公司介绍、分组产品和联系方式。',
      vip: '自选主题色与标题、通栏展示各版块、工厂数据和会员标识。',
    },
    inUse: '使用中',
    use: '使用此模板',
    membersOnly: '会员专享',
    join: '开通会员',
    banners: '店铺横幅',
    bannersHint: '最多6张宽图，JPEG、PNG 或 WebP，每张不超过5MB，按顺序展示，建议1600×500。',
  },
};
