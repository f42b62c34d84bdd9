import type { EmailWords } from '../en/emails.ts';
import { common } from './common.ts';

const frame: EmailWords['frame'] = {
  brand: common.brand,
  copy: '或将此地址复制到浏览器：',
  settings: '设置邮件接收偏好',
  unsubscribe: '退订此类邮件',
  labelled: '：',
};

const facts: EmailWords['facts'] = {
  request: '采购需求',
  product: '产品',
  company: '公司',
  supplier: '供应商',
  from: '来自',
  about: '关于',
  prices: '价格',
  terms: '贸易条款',
  leadTime: '交货期',
  changed: '修改内容',
  contact: '联系方式',
  reasons: '原因',
  reason: '原因',
  why: '匹配理由',
  targetPrice: '目标单价',
  email: '新邮箱',
  mobile: '新手机号',
  lastDay: '最后一天',
};

const why: EmailWords['why'] = {
  security: '您收到此邮件，是因为它涉及您的账户安全。',
  service: '您收到此邮件，是因为刚才有人在平台上填写了此邮箱。',
  enquiries: '您收到此邮件，是因为有人在询盘中给您写了消息。',
  quotations: '您收到此邮件，是因为它涉及您发出或收到的报价。',
  requests: '您收到此邮件，是因为它涉及您发布的采购需求。',
  leads: '您收到此邮件，是因为贵公司供应采购商所需的产品。',
  progress: '您收到此邮件，是因为采购商查看了您的报价。',
  products: '您收到此邮件，是因为贵公司的产品有了审核结果。',
  saved: '您收到此邮件，是因为您关注了供应商或保存了搜索。',
  company: '您收到此邮件，是因为它涉及您的公司或账户。',
};

const topics: EmailWords['topics'] = {
  enquiries: '询盘',
  quotations: '报价',
  requests: '我的采购需求',
  leads: '适合您的采购需求',
  progress: '我的报价进展',
  products: '产品审核',
  saved: '我的收藏',
  company: '我的公司',
};

const purposes: EmailWords['purposes'] = {
  1: '找回密码',
  2: '注册账号',
  3: '绑定邮箱',
  4: '绑定手机',
  5: '注销账号',
  6: '修改密码',
  7: '登录',
  8: '更换邮箱前验证当前邮箱',
};

const LINK_IS_YOURS = '此链接仅供您本人使用，请勿转发。';
const NOTHING_IS_SENT = '如非本人操作，请忽略本邮件：内容不会发送，并将被删除。';
const TAKE_IT_BACK = '如非本人操作，请在{days}天内撤销；所有登录将失效，并需重新设置密码。';
const IF_IT_WAS_YOU = '如为本人操作，无需处理。';

const kinds: EmailWords['kinds'] = {
  'account.code': {
    subject: '验证码：{code}',
    heading: '您的验证码',
    text: '您用于{purpose}的验证码是：',
    button: '',
    after: '{minutes}分钟内有效。如非本人操作，请忽略本消息，切勿将验证码告诉他人。',
  },
  'account.accountExists': {
    subject: '该邮箱已注册',
    heading: '该邮箱已注册',
    text: '有人使用本邮箱注册，但该邮箱已有账号。请直接登录；如忘记密码，请使用“忘记密码”。',
    button: '',
    after: '如非本人操作，请忽略。',
  },
  'account.emailChanged': {
    subject: '账号邮箱已更改',
    heading: '账号邮箱已更改',
    text: TAKE_IT_BACK,
    button: '非本人操作，立即撤销',
    after: IF_IT_WAS_YOU,
  },
  'account.mobileChanged': {
    subject: '账号手机号已更改',
    heading: '账号手机号已更改',
    text: TAKE_IT_BACK,
    button: '非本人操作，立即撤销',
    after: IF_IT_WAS_YOU,
  },
  'account.totpEnrolled': {
    subject: '您的账户已启用两步验证',
    heading: '您的账户已启用两步验证',
    text: '今后登录时需要输入身份验证器应用中的验证码。该账户的其他登录均已退出。',
    button: '',
    after: '如非本人操作，请立即联系平台管理人员。',
  },
  'account.totpReset': {
    subject: '您账户的两步验证已重置',
    heading: '您账户的两步验证已重置',
    text: '平台管理人员已移除您账户的两步验证，所有登录均已退出。下次登录时请重新设置。',
    button: '',
    after: '如非您本人要求，请立即联系平台管理人员。',
  },
  'account.welcome': {
    subject: '欢迎加入海外B2B平台',
    heading: '{name}，欢迎您',
    text: '您的账户已开通。请完善公司信息；供应商完成企业认证后即可发布产品。',
    button: '完善资料',
    after: '',
  },

  'enquiry.confirm': {
    subject: '请确认您的邮箱',
    heading: '请确认您的邮箱',
    text: '有人使用此邮箱填写了一份给供应商的询盘。请在{days}天内确认是您本人操作，确认后即会发送。',
    button: '确认邮箱',
    after: NOTHING_IS_SENT,
  },
  'enquiry.sent': {
    subject: '您的询盘已发送',
    heading: '您的询盘已发送',
    text: '您的询盘已发送给{name}。点击按钮可查看回复并继续沟通。',
    button: '查看对话',
    after: LINK_IS_YOURS,
  },
  'enquiry.sentToSeveral': {
    subject: '您的询盘已发送给{n}家供应商',
    heading: '您的询盘已发送给{n}家供应商',
    text: '各家将分别回复您。点击名称可查看回复并继续沟通。',
    button: '',
    after: '以上链接仅供您本人使用，请勿转发。',
  },
  'enquiry.held': {
    subject: '您的询盘正在审核',
    heading: '您的询盘正在审核',
    text: '感谢您确认邮箱。在发送给{name}之前，我们的工作人员会先查看您的询盘，以免供应商受到垃圾信息打扰，通常在一个工作日内完成。',
    button: '查看进度',
    after: LINK_IS_YOURS,
  },
  'enquiry.linkRenewed': {
    subject: '您的新链接：{about}',
    heading: '您的新链接',
    text: '这是您的询盘的新链接。',
    button: '查看对话',
    after: `之前的链接已失效。${LINK_IS_YOURS}`,
  },
  'enquiry.received': {
    subject: '新询盘：{about}',
    heading: '新询盘',
    text: '{name}向您发送了询盘。',
    button: '回复',
    after: '',
  },
  'enquiry.replied': {
    subject: '询盘回复：{about}',
    heading: '询盘有了回复',
    text: '{name}回复了您的询盘。',
    button: '查看并回复',
    after: '',
  },

  'purchase.confirm': {
    subject: '请确认您的邮箱',
    heading: '请确认您的邮箱',
    text: '有人使用此邮箱提交了一条采购需求。请在{days}天内确认是您本人操作，确认后将进入审核。',
    button: '确认邮箱',
    after: NOTHING_IS_SENT,
  },
  'purchase.posted': {
    subject: '采购需求已提交：{title}',
    heading: '采购需求已提交',
    text: '审核通过后将公开发布，供应商即可报价。您可以在会员中心查看审核进度和报价。',
    button: '查看我的需求',
    after: '',
  },
  'purchase.postedByGuest': {
    subject: '采购需求已提交',
    heading: '采购需求已提交',
    text: '邮箱已确认，我们已收到您的采购需求，审核通过后将公开发布，供应商即可报价。点击按钮可查看审核进度和报价。',
    button: '查看我的需求',
    after: LINK_IS_YOURS,
  },
  'purchase.postedAgain': {
    subject: '采购需求已提交：{title}',
    heading: '采购需求已提交',
    text: '审核通过后将公开发布，供应商即可报价。点击按钮可查看审核进度和报价。',
    button: '查看我的需求',
    after: LINK_IS_YOURS,
  },
  'purchase.linkRenewed': {
    subject: '您的新链接：{title}',
    heading: '您的新链接',
    text: '这是您的采购需求及其报价的新链接。',
    button: '查看我的需求',
    after: `之前的链接已失效。${LINK_IS_YOURS}`,
  },
  'purchase.approved': {
    subject: '采购需求已发布：{title}',
    heading: '采购需求已发布',
    text: '您的采购需求已通过审核，供应商现在可以报价。',
    button: '查看报价',
    after: '',
  },
  'purchase.rejected': {
    subject: '采购需求未通过审核：{title}',
    heading: '采购需求未通过审核',
    text: '您可以按以下说明修改后重新提交。',
    button: '查看并修改',
    after: '',
  },
  'purchase.takenDown': {
    subject: '采购需求已下架：{title}',
    heading: '采购需求已下架',
    text: '该需求不再向供应商展示。',
    button: '查看详情',
    after: '',
  },
  'purchase.editApproved': {
    subject: '您的修改已上线：{title}',
    heading: '您的修改已上线',
    text: '修改已通过审核，现在按修改后的内容展示。',
    button: '查看我的需求',
    after: '',
  },
  'purchase.editRejected': {
    subject: '您的修改未通过审核：{title}',
    heading: '您的修改未通过审核',
    text: '原内容继续展示，欢迎修改后重新提交。',
    button: '查看并修改',
    after: '',
  },
  'purchase.invited': {
    subject: '采购商邀请您报价：{title}',
    heading: '采购商邀请您报价',
    text: '采购商浏览了您的产品，并发布了这条采购需求。',
    button: '查看并报价',
    after: '',
  },
  'purchase.matched': {
    subject: '适合您的采购需求：{title}',
    heading: '适合您的采购需求',
    text: '采购商发布了一条与您的供应能力匹配的采购需求。',
    button: '查看并报价',
    after: '',
  },
  'purchase.editedForSupplier': {
    subject: '您已报价的采购需求有修改：{title}',
    heading: '您已报价的采购需求有修改',
    text: '采购商修改了该采购需求，请确认您的报价是否仍然有效。',
    button: '查看需求',
    after: '',
  },

  'quotation.received': {
    subject: '收到新报价：{title}',
    heading: '收到新报价',
    text: '{name}对您的采购需求提交了报价。点击按钮可查看详情，接受或谢绝。',
    button: '查看报价',
    after: '',
  },
  'quotation.revised': {
    subject: '报价已修改：{title}',
    heading: '报价已修改',
    text: '{name}修改了对您的采购需求的报价。',
    button: '查看修改',
    after: '',
  },
  'quotation.withdrawn': {
    subject: '报价已撤回：{title}',
    heading: '报价已撤回',
    text: '{name}撤回了对您的采购需求的报价，其他供应商可以补上。',
    button: '查看我的需求',
    after: '',
  },
  'quotation.accepted': {
    subject: '您的报价已被接受：{title}',
    heading: '您的报价已被接受',
    text: '采购商接受了您的报价，请尽快与对方联系。',
    button: '查看我的报价',
    after: '',
  },
  'quotation.declined': {
    subject: '您的报价未被采纳：{title}',
    heading: '您的报价未被采纳',
    text: '采购商选择了其他方案。',
    button: '查看我的报价',
    after: '',
  },
  'quotation.betterOffer': {
    subject: '采购商希望更优报价：{title}',
    heading: '采购商希望更优报价',
    text: '采购商正在考虑您的报价，希望您给出更优条件。修改后，采购商将看到修改之处。',
    button: '修改报价',
    after: '',
  },
  'quotation.viewed': {
    subject: '采购商已查看您的报价：{title}',
    heading: '采购商已查看您的报价',
    text: '该采购需求的采购商已阅读您的报价。',
    button: '查看我的报价',
    after: '',
  },
  'quotation.shortlisted': {
    subject: '您的报价已入围：{title}',
    heading: '您的报价已入围',
    text: '采购商已将您的报价列入候选。',
    button: '查看我的报价',
    after: '',
  },

  'product.approved': {
    subject: '产品已上线：{title}',
    heading: '产品已上线',
    text: '您的产品已通过审核，采购商现在可以找到它。',
    button: '查看产品',
    after: '',
  },
  'product.rejected': {
    subject: '产品未通过审核：{title}',
    heading: '产品未通过审核',
    text: '请按以下说明修改后重新提交。',
    button: '修改产品',
    after: '',
  },
  'product.editApproved': {
    subject: '产品修改已上线：{title}',
    heading: '产品修改已上线',
    text: '产品现在按修改后的内容展示。',
    button: '查看产品',
    after: '',
  },
  'product.editRejected': {
    subject: '产品修改未通过审核：{title}',
    heading: '产品修改未通过审核',
    text: '已通过审核的版本继续在线展示。',
    button: '修改产品',
    after: '',
  },
  'product.takenDown': {
    subject: '产品已下架：{title}',
    heading: '产品已下架',
    text: '采购商已看不到该产品。请按以下说明修改后重新提交。',
    button: '修改产品',
    after: '',
  },

  'company.certified': {
    subject: '企业认证已通过',
    heading: '企业认证已通过',
    text: '您的店铺已上线，现在可以发布产品。',
    button: '进入会员中心',
    after: '',
  },
  'company.notCertified': {
    subject: '企业认证未通过',
    heading: '企业认证未通过',
    text: '请更正资料后重新提交。',
    button: '更正资料',
    after: '',
  },
  'company.storageLow': {
    subject: '存储空间即将用完',
    heading: '存储空间即将用完',
    text: '您的存储空间已使用超过90%，请删除不再需要的图片。',
    button: '清理空间',
    after: '',
  },
  'company.membershipEnds': {
    subject: '您的会员将于{day}到期',
    heading: '会员即将到期',
    text: '到期后已上线的内容保持在线；超出免费额度时无法提交新产品、上传图片或置顶，店铺将显示标准模板。',
    button: '续费',
    after: '',
  },

  'digest.leads': {
    subject: '{n}条适合您的新采购需求',
    heading: '{n}条适合您的新采购需求',
    text: '以下采购需求与您的供应能力匹配。',
    button: '查看全部',
    after: '',
  },
  'digest.saved': {
    subject: '您的收藏有{n}条更新',
    heading: '您的收藏有{n}条更新',
    text: '以下是自上次此类邮件以来的更新。',
    button: '查看我的收藏',
    after: '',
  },
  'digest.topic': {
    subject: '{topic}：{n}条新消息',
    heading: '{topic}：{n}条新消息',
    text: '以下是自上次此类邮件以来的消息。',
    button: '查看全部消息',
    after: '',
  },
};

<<<<<<< HEAD
/** 店铺内容。 */
const shop = {
  expires: {
    subject: '证书“{name}”将于 {day} 到期',
    body: '您店铺中的证书“{name}”有效期至 {day}。到期后店铺将标注为已过期。\n\n请在此上传新证书；新证书通过审核之前，现有证书继续展示：\n{link}',
  },
};

export const emails: EmailWords = { account, enquiry, purchase, quotation, membership, saved, shop };
=======
const digests: EmailWords['digests'] = {
  supplier: '{name}的新产品',
  search: '{search}的新结果',
  more: '还有{n}条',
};

export const emails: EmailWords = {
  frame,
  facts,
  why,
  topics,
  purposes,
  kinds,
  digests,
  leadDays: '{n}天',
};
>>>>>>> main
