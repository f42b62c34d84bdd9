import type { promotion as en } from '../../en/site/promotion.ts';

export const promotion: typeof en = {
  eyebrow: '跨境推广服务',
  title: '让买家在询价之前，就认识您的品牌',
  text: '在海外买家常用的社交媒体上，为您搭建并运营账号，用图片与视频讲述您的产品，把感兴趣的买家引入与您的对话。',
  join: '现在加入',
  compare: '对比套餐',
  facts: {
    days: '天最快见效',
    platforms: '大平台可选',
    inquiries: '条询盘线索（标准版）',
  },
  scene: {
    post: '阀门出厂前要经过哪些检测？',
    handle: 'your.company',
    like: '有人赞了您的帖子',
    contact: '即时通讯工具 · 新联系人',
    chat: '请问 2000 件发往汉堡，如何报价？',
    counts: '计为询盘',
    countsNot: '不计为询盘',
  },
  pains: {
    title: '外贸获客的痛点',
    text: '每种渠道都有成功者，但多数外贸企业的时间与预算，正是耗费在以下环节。',
    items: {
      sem: {
        title: '独立站 SEM',
        text: '按点击付费，热门关键词价高者得。预算一停，流量即止。',
      },
      seo: {
        title: '独立站 SEO',
        text: '内容积累数月，排名才有起色；一次算法调整，又可能前功尽弃，多数团队难以坚持。',
      },
      platform: {
        title: '跨境平台',
        text: '同类产品并列展示，最终只能比价；访客属于平台，难以沉淀为自己的客户。',
      },
      tools: {
        title: '工具引流',
        text: '采集来的地址、群发的消息，打扰了无意向的人；账号易被封禁，品牌声誉受损。',
      },
    },
  },
  why: {
    title: '为什么选择社媒品牌营销',
    items: [
      {
        title: '买家询价之前，先看社媒',
        text: '在发出第一条消息之前，买家会先了解您。持续更新的账号，足以打消大部分疑虑。',
      },
      {
        title: '内容长期有效',
        text: '广告随预算结束而结束，一段生产线的视频，明年依然有人观看。',
      },
      {
        title: '是对话，而不是表单',
        text: '买家在熟悉的地方提问，并在双方常用的即时通讯工具中继续沟通。',
      },
    ],
  },
  advantages: {
    title: '四大优势',
    items: {
      position: {
        title: '先定位，再发布',
        text: '先明确市场、受众与竞争格局，让每一条内容都有人可讲。',
      },
      content: {
        title: '内容量身定制',
        text: '围绕产品与工厂策划系列图文和视频，用目标市场的语言表达。',
      },
      reach: {
        title: '交付以数字说明',
        text: '全年的发布数量、曝光、粉丝与询盘线索，各档套餐均列明数字。',
      },
      inquiry: {
        title: '只计有效询盘',
        text: '点赞不是询盘，只有您能够联系上的潜在客户才计入。',
      },
    },
  },
  tiers: {
    title: '三档套餐，服务周期一年',
    caption: '推广套餐及交付内容',
    package: '套餐',
    names: { standard: '标准版', advanced: '高级版', flagship: '旗舰版' },
    perYear: '/年',
    listPrice: '原价',
    deliverables: '交付内容',
    accounts: '社媒账号搭建',
    accountsOf: '{all} 选 {n}',
    posts: '图文内容',
    videos: '视频内容',
    exposure: '曝光量',
    followers: '粉丝量',
    inquiries: '询盘线索',
    features: '服务内容',
    featureNames: {
      targetMarket: '目标市场定位',
      targetAudience: '目标受众定位',
      competition: '竞争定位',
      contentStrategy: '内容策略',
      keywordAnalysis: '关键词分析',
      keywordPromotion: '关键词推广',
      brandPositioning: '品牌定位',
      funnel: '营销漏斗设计',
      mainstreamAds: '主流媒体广告',
      brandImage: '品牌形象设计',
      inquiryAssistance: '询盘协助',
      afterSales: '售后协助',
    },
    included: '包含',
    notIncluded: '不包含',
  },
  flow: {
    title: '签约后的服务流程',
    steps: [
      { title: '市场调研', text: '谁在买、在哪里、何时是旺季' },
      { title: '竞品分析', text: '同行展示了什么，遗漏了什么' },
      { title: '制定策略', text: '您的定位、选题与表达方式' },
      { title: '选择平台', text: '买家把时间花在哪里' },
      { title: '内容输出', text: '按计划发布图文与视频' },
      { title: '引流至即时通讯工具', text: '引导意向买家与您直接沟通' },
    ],
  },
  results: {
    title: '什么才算效果',
    text: '最快 {days} 天见效。只有潜在客户留下联系方式，或通过即时通讯工具添加您，才计为询盘；点赞、评论和私信均不计入。',
    days: '天',
    counted: '计入询盘',
    countedItems: ['潜在客户留下联系方式', '潜在客户在即时通讯工具上添加您'],
    notCounted: '不计入询盘',
    notCountedItems: ['点赞', '评论', '私信'],
  },
  closing: {
    title: '从一次沟通开始',
    text: '告诉我们您是谁。顾问会了解您的产品与市场，坦诚说明哪个套餐适合您。',
    steps: ['填写联系方式', '顾问与您联系', '确定套餐与目标市场'],
  },
};
