import type { home as en } from '../../en/site/home.ts';

export const home: typeof en = {
  heading: '寻找中国供应商、制造商与批发商',
  categories: '产品类目',
  allCategories: '全部类目',
  subcategoriesOf: '{name}的子类目',
  banners: {
    label: '欢迎来到海外B2B平台',
  },
  hero: {
    popular: '热门搜索',
    need: '您需要什么？',
    needPlaceholder: '例如：500 个印有我们标志的不锈钢水杯',
    post: '发布需求',
    noAccount: '供应商会为您报价，无需注册。',
    figures: '平台数据',
    suppliers: '认证供应商',
    products: '产品',
    requests: '求购信息',
    answer: '通常答复时间',
  },
  openRequests: '买家正在求购',
  allRequests: '全部求购信息',
  latest: '最新产品',
  latestNote: '刚刚通过审核并发布',
  request: {
    title: '告诉我们您的需求',
    text: '发布一次，获得多家供应商报价，无需注册。',
    action: '发布需求',
  },
  classification: '按行业浏览',
  moreIndustries: '更多行业（{n}）',
  viewMore: '查看更多',
  trending: '热门产品',
  more: {
    title: '更多服务',
    items: {
      upload: { title: '免费上传产品', text: '免费发布产品。' },
      verified: { title: '对接认证卖家', text: '企业资料均由审核人员核验。' },
      recruit: { title: '招募全球经销商', text: '触达各地区的经销商与代理商。' },
      factory: { title: '利用工厂资源', text: '为您的品牌寻找 OEM 与 ODM 产能。' },
    },
  },
};
