import type { MarketingWords } from '../../en/site/marketing.ts';
import { promotion } from './promotion.ts';

const form: MarketingWords['form'] = {
  title: '在线申请',
  intro: '留下联系方式，顾问将主动与您联系。',
  companyName: '公司名称',
  contactName: '联系人',
  contactPhone: '联系电话',
  contactPhoneHint: '仅限数字',
  submit: '立即申请',
  sending: '正在提交…',
  required: '该项不能为空',
  tooLong: '最多 {most} 个字符。',
  invalid: '{field}异常',
  sent: '提交成功，我们会尽快与您取得联系',
  sentShort: '提交成功',
  close: '关闭',
  privacy: '信息仅用于本次联系。',
};

const membership: MarketingWords['membership'] = {
  eyebrow: '跨境通会员',
  title: '让海外买家先看到您',
  text: '更多产品席位，搜索与类目列表优先展示，专属店铺模板，以及协助您用好这一切的营销顾问。',
  facts: { from: '起 / 年', tiers: '档会员可选', advisor: '营销顾问一对一' },
  themes: {
    title: '三条路径，触达海外买家',
    market: {
      title: '国际市场',
      text: '选择目标市场，从北美到东南亚。买家可阅读英文产品页面，也可切换为中文。',
    },
    quotes: {
      title: '在线多供应商报价',
      text: '买家描述一次需求，多家供应商在线报价，逐项并列比较。需求正热时，您的报价已经送达。',
    },
    seo: {
      title: '搜索引擎优化',
      text: '每个产品页面都便于搜索引擎读取：清晰的标题、描述、结构化数据，并收入网站地图。',
    },
  },
  advantages: {
    title: '会员专享优势',
    text: '五项优势相互配合：展示更多、更易被找到、更能留住买家。',
    list: '会员优势',
    withoutTier: '非会员',
    postings: {
      tab: '更多产品发布',
      title: '展示全系列，而非一角',
      text: '非会员最多可发布 {free} 件产品，会员最多可发布 {most} 件，让每个规格都有买家找得到的页面。',
      unit: '件产品',
    },
    space: {
      tab: '更大素材空间',
      title: '为好图片留足空间',
      text: '产品图片、横幅与相册共用一个素材空间。会员最高可达 {most}MB，非会员为 {free}MB。',
      unit: 'MB',
    },
    ranking: {
      tab: '优先排名',
      title: '同等匹配，会员在前',
      text: '在站内搜索与类目列表中，匹配程度相同时会员产品优先展示；每年还可将产品免费置顶最多 {most} 次。',
      sketch: { yours: '您的产品', other: '其他产品', top: '置顶' },
    },
    templates: {
      tab: '会员店铺模板',
      title: '有辨识度的企业店铺',
      text: '会员模板为店铺和产品页面配备展示企业标志与名称的页头、宽幅横幅以及产品橱窗。',
      sketch: { shop: '您的公司', plain: '标准模板', member: '会员模板' },
    },
    badge: {
      tab: '专属会员标识',
      title: '一眼可辨的身份',
      text: '会员标识紧随企业名称，出现在产品卡片、各类列表、企业店铺以及推荐供应商之中。',
      sketch: '您的公司名称',
    },
  },
  tiers: {
    title: '会员等级对比',
    text: '按年付费。等级越高，空间越大，列表排位越靠前。',
    caption: '会员等级及其权益',
    tier: '会员等级',
    price: '年费',
    products: '产品数量',
    space: '素材空间',
    pins: '免费置顶',
    times: '{n} 次',
    shared: {
      templates: '会员模板',
      priority: '列表优先展示',
      badge: '会员标识',
      early: '新功能优先体验',
    },
    included: '包含',
    apply: '申请',
  },
  cases: {
    title: 'SEO 案例',
    text: '以下均为本平台会员当前在线的页面，按其提供给搜索引擎的内容呈现。实际排名由搜索引擎决定。',
    label: '搜索引擎优化案例',
    listing: '搜索结果示意，根据页面自身数据绘制',
    open: '打开页面',
    parts: {
      title: '标题',
      titleText: '产品名与公司名，长度适中，完整显示',
      description: '描述',
      descriptionText: '一句话说明产地、起订量与价格',
      data: '结构化数据',
      dataText: '产品、品牌与价格，可用于富媒体搜索结果',
      address: '网址',
      addressText: '简短、长期有效，中英文页面互相关联',
    },
  },
  closing: {
    title: '现在加入',
    text: '营销顾问一对一服务',
    steps: ['填写联系方式', '顾问与您联系', '会员自您选定之日起生效'],
  },
};

export const marketing: MarketingWords = { form, membership, promotion };
