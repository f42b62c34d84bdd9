import type { HeadWords } from '../en/heads.ts';

export const heads: HeadWords = {
  steps: { home: '首页', allProducts: '全部产品', leads: '采购信息' },
  home: {
    title: '中国外贸B2B市场',
    description:
      '面向全球买家的国际B2B平台：寻找中国供应商、制造商、出口商与批发商，发布采购需求，获取报价。',
    keywords: ['b2b平台', '外贸平台', '中国供应商', '制造商', '批发', '采购'],
  },
  offline: { title: '没有网络连接' },
  allCategories: {
    title: '全部产品分类',
    description: '按行业浏览全部产品分类，找到来自中国的认证供应商。',
  },
  category: {
    listTitles: ['{name}供应商与厂家'],
    detailTitles: ['{name}批发与价格', '{name}'],
    description: '{name}：{products}{among}{page}。',
    descriptionWithCompanies: '{name}：{products}，{companies}{among}{page}。',
    oneProduct: '{n} 个产品',
    products: '{n} 个产品',
    oneCompany: '{n} 家认证供应商',
    companies: '{n} 家认证供应商',
    among: '，包括{subs}',
    and: '、',
  },
  product: {
    description: '{title}：产地 {place}，最小起订量 {order}，价格 {price}，供应商 {supplier}。',
    negotiable: '{title}：产地 {place}，最小起订量 {order}，供应商 {supplier}。',
  },
  search: {
    all: { product: '全部产品', supplier: '全部供应商', buying: '全部采购信息' },
    title: { product: '{kw}产品与价格', supplier: '{kw}供应商', buying: '{kw}采购信息' },
    description: {
      product: '{kw}：{n} 条产品搜索结果，来自中国认证供应商。比较价格与起订量，直接发送询盘。',
      supplier: '{kw}：{n} 条供应商搜索结果，均已通过企业认证。比较经营类型、主营产品与主要市场，直接联系。',
      buying: '{kw}：{n} 条采购信息，来自全球买家。查看采购数量、目的地、目标价格与剩余天数，及时报价。',
    },
  },
  buyingLeads: {
    title: '采购信息：全球买家最新采购需求',
    titleOf: '{name}采购信息',
    list: '采购信息',
    listOf: '{name}采购信息',
    description:
      '{list}{page}：浏览全球买家经审核发布的采购需求，查看采购数量、目标价、收货国家与截止日期，通过企业认证的供应商可直接在线报价，每条需求最多接受十份报价，报价仅买家可见。买家也可免费发布采购需求，坐等供应商报价。',
    keywords: ['buying leads', 'sourcing requests', 'rfq', 'buyers', 'quotation'],
  },
  buyingLead: {
    title: '{title} - {country}采购',
    description: '{title}：采购{amount}，收货地{country}，{state}。{excerpt}',
    ends: { 1: '截止日期{day}', 4: '已于{day}关闭', 5: '已于{day}过期' },
    closed: '已关闭',
    buyersIn: 'buyers in {country}',
    keywords: ['buying lead', 'rfq'],
  },
  feed: {
    title: '最新求购信息',
    description: '全球买家发布的采购需求，按发布时间排列。',
    summary: '数量：{quantity} {unit}；收货地：{country}；截止日期：{day}。{text}',
  },
  postRequest: {
    title: '发布采购需求，获取供应商报价',
    description:
      '免费发布采购需求：填写产品、数量、目标价、收货国家和截止日期，平台审核后，通过企业认证的中国供应商主动报价，最多可收到十份报价并排比较。无需注册，通过邮件中的链接即可随时查看进展、接受报价或关闭需求，联系方式不公开。',
    keywords: ['sourcing request', 'request for quotation', 'rfq', 'buyers', 'china suppliers'],
  },
  requestPosted: { title: '采购需求已提交' },
  guestRequest: { title: '我的采购需求' },
  guestDeal: { title: '我的交易' },
  confirm: { title: '确认您的邮箱' },
  report: { title: '举报违规内容' },
  infringement: {
    title: '侵权通知：商标、专利与著作权',
    description:
      '商标、专利、外观设计或著作权的权利人及其代理人可在此提交侵权通知，列明涉嫌侵权的产品或店铺网址，并附上权利证书、授权委托书等证明材料。通过邮件确认后，审核人员会逐一核查您列出的每个产品和店铺，作出下架或其他处理决定，并以邮件答复；卖家可提交反通知。',
    keywords: ['侵权通知', '知识产权投诉', '商标侵权', '专利侵权', '著作权'],
  },
  sentInfringement: { title: '您的侵权通知' },
  saved: { title: '我的收藏' },
  viewed: { title: '最近浏览' },
  codeLink: { title: '邮件链接' },
  unsubscribe: { title: '邮件退订' },
  compare: { title: '产品对比' },
  enquiry: { title: '向多家供应商询盘' },
  guestEnquiry: { title: '我的询盘' },
  membership: {
    title: '跨境通会员：银牌、金牌、钻石三档可选',
    description:
      '跨境通会员面向出口企业，提供银牌、金牌、钻石三个等级：更多产品发布数量、更大素材空间、站内搜索与类目列表优先排名、会员店铺模板及专属会员标识，让产品页面更容易被海外买家与搜索引擎找到；营销顾问一对一服务，协助企业用好每一项权益。在线申请，顾问尽快与您联系。',
    keywords: ['跨境通会员', '外贸b2b会员', '会员等级', '优先排名', '店铺模板'],
  },
  promotion: {
    title: '跨境推广服务：社媒品牌营销',
    description:
      '跨境推广服务面向外贸企业，通过海外社交媒体开展品牌营销：账号搭建、图文与视频内容、关键词推广与广告投放，分标准版、高级版、旗舰版三档，最快15天见效；潜在客户留下联系方式或添加即时通讯工具才计为询盘，点赞、评论与私信均不计入。在线申请，顾问与您联系。',
    keywords: ['跨境推广', '社媒营销', '外贸获客', '海外社交媒体', '询盘'],
  },
  guide: {
    title: '新手上路：供应商入驻四步指南',
    description:
      '供应商入驻海外B2B平台的四个步骤：创建账号、完善公司资料、企业认证、发布产品。每一步都配有会员中心的真实截图，说明需要填写的内容、审核的要求和常见问题，帮助您快速完成入驻，让全球买家找到您的产品并直接发送询盘与采购需求。',
  },
  licences: {
    title: '开源许可',
    description:
      '海外B2B平台所使用的开源软件与第三方数据的许可证：本站程序、地址数据、搜索词语，以及每个开源软件包的名称、版本、版权声明和许可证全文，供用户与开发者查阅。',
  },
  feedback: {
    title: '问题反馈',
    description:
      '在使用海外B2B平台时遇到问题，或对产品搜索、询盘、采购需求、会员中心等功能有改进建议？请在此描述问题的经过，填写出现问题的页面链接，并附上最多六张png或jpeg格式的截图。无需注册或登录即可提交，如需回复请留下联系邮箱，我们会尽快查看并处理每一条反馈。',
    keywords: ['问题反馈', '意见建议', '海外b2b平台'],
  },
  feedbackSent: {
    title: '反馈提交成功',
    description: '感谢您的反馈，我们会尽快处理~',
  },
  sitemap: {
    title: '网站地图',
    description: '网站地图：主要页面、全部产品分类与最新发布的产品{page}。',
  },
  shop: {
    description: '优质{products}供应 - {company}',
    keyword: '{products} for sale',
    steps: {
      about: '关于公司',
      contact: '联系我们',
      products: '产品',
      news: '新闻',
      videos: '视频',
      certificates: '资质证书',
      search: '搜索：{kw}',
    },
    closed: '店铺未开放',
  },
  notFound: { title: '页面未找到' },
  site: [
    '供应商均经平台认证。',
    '比较价格与最小起订量，直接发送询盘。',
    '发布采购需求，即可收到多家供应商的报价，并逐项比较价格、交货期与付款条件。',
    '产品按行业分类，规格、价格、起订量与交货期一目了然，中英文页面随时切换。',
    '海外B2B平台连接全球买家与中国的制造商、出口商和批发商，寻源、询价、采购一站完成。',
  ],
};
