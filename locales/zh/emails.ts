import type { EmailWords } from '../en/emails.ts';

const account: EmailWords['account'] = {
  purposes: {
    1: '找回密码',
    2: '注册账号',
    3: '绑定邮箱',
    4: '绑定手机',
    5: '注销账号',
    6: '修改密码',
    7: '登录',
    8: '更换邮箱前验证当前邮箱',
  },
  code: {
    subject: '验证码：{code}',
    body: '您的验证码是 {code}，用于{purpose}，{minutes}分钟内有效。如非本人操作，请忽略本消息，切勿将验证码告诉他人。',
  },
  accountExists: {
    subject: '该邮箱已注册',
    body: '有人使用本邮箱注册，但该邮箱已有账号。请直接登录；如忘记密码，请使用“忘记密码”。如非本人操作，请忽略。',
  },
  emailChanged: {
    subject: '账号邮箱已更改',
    body: '您的账号邮箱已更改为 {now}。\n\n如非本人操作，请在{days}天内通过以下链接撤销；所有登录将失效，并需重新设置密码：\n{link}',
  },
  totpEnrolled: {
    subject: '您的账户已启用两步验证',
    body: '今后登录时需要输入身份验证器应用中的验证码。该账户的其他登录均已退出。\n\n如非本人操作，请立即联系平台管理人员。',
  },
  totpReset: {
    subject: '您账户的两步验证已重置',
    body: '平台管理人员已移除您账户的两步验证，所有登录均已退出。下次登录时请重新设置。\n\n如非您本人要求，请立即联系平台管理人员。',
  },
  mobileChanged: {
    subject: '账号手机号已更改',
    body: '您的账号手机号已更改为 {now}。\n\n如非本人操作，请在{days}天内通过以下链接撤销；所有登录将失效，并需重新设置密码：\n{link}',
  },
};

const enquiry: EmailWords['enquiry'] = {
  confirm: {
    subject: '请确认您的邮箱',
    body: '有人使用此邮箱填写了一份给供应商的询盘。请在 {days} 天内确认是您本人操作，确认后即会发送：\n{link}\n\n如非本人操作，请忽略本邮件：内容不会发送，并将被删除。',
  },
  sent: {
    subject: '您的询盘已发送',
    body: '您的询盘已发送给{name}。\n查看回复并继续沟通：\n{link}\n\n此链接仅供您本人使用，请勿转发。',
  },
  sentToSeveral: {
    subject: '您的询盘已发送给 {n} 家供应商',
    body: '您的询盘已发送给 {n} 家供应商，各家将分别回复您。\n查看回复并继续沟通：\n\n{list}\n\n以上链接仅供您本人使用，请勿转发。',
  },
  linkRenewed: {
    subject: '您的新链接：{about}',
    body: '这是您的询盘“{about}”的新链接：\n{link}\n\n之前的链接已失效。请勿将此链接转发给他人。',
  },
  held: {
    subject: '您的询盘正在审核',
    body: '感谢您确认邮箱。在发送给{name}之前，我们的工作人员会先查看您的询盘，以免供应商受到垃圾信息打扰，通常在一个工作日内完成。\n查看进度：\n{link}\n\n此链接仅供您本人使用，请勿转发。',
  },
  received: {
    subject: '新询盘：{about}',
    body: '{name}向您发送了询盘。\n回复：{link}\n\n{message}',
  },
  replied: {
    subject: '询盘回复：{about}',
    body: '{name}回复了您的询盘。\n查看：{link}\n\n{message}',
  },
};

const purchase: EmailWords['purchase'] = {
  posted: {
    subject: '采购需求已提交：{title}',
    body: '我们已收到您的采购需求“{title}”，审核通过后将公开发布，供应商即可报价。\n随时查看审核进度和报价：\n{link}\n\n此链接仅供您本人使用，请勿转发。',
  },
  confirm: {
    subject: '请确认您的邮箱',
    body: '有人使用此邮箱提交了一条采购需求。请在 {days} 天内确认是您本人操作，确认后将进入审核：\n{link}\n\n如非本人操作，请忽略本邮件：内容不会发送，并将被删除。',
  },
  postedByGuest: {
    subject: '采购需求已提交',
    body: '邮箱已确认，我们已收到您的采购需求，审核通过后将公开发布，供应商即可报价。\n随时查看审核进度和报价：\n{link}\n\n此链接仅供您本人使用，请勿转发。',
  },
  linkRenewed: {
    subject: '您的新链接：{title}',
    body: '这是您的采购需求“{title}”及其报价的新链接：\n{link}\n\n之前的链接已失效。请勿将此链接转发给他人。',
  },
  editApproved: {
    subject: '您的修改已上线：{title}',
    body: '您对采购需求“{title}”的修改已通过审核，现在按修改后的内容展示。\n详情：\n{link}',
  },
  editRejected: {
    subject: '您的修改未通过审核：{title}',
    body: '您对采购需求“{title}”的修改未通过审核，原内容继续展示。\n{reason}\n\n欢迎修改后重新提交：\n{link}',
  },
  approved: {
    subject: '采购需求已发布：{title}',
    body: '您的采购需求“{title}”已通过审核，供应商现在可以报价。\n查看报价：\n{link}',
  },
  rejected: {
    subject: '采购需求未通过审核：{title}',
    body: '您的采购需求“{title}”未通过审核。\n{reason}\n\n您可以修改后重新发布。查看详情：\n{link}',
  },
  takenDown: {
    subject: '采购需求已下架：{title}',
    body: '您的采购需求“{title}”已被下架。\n{reason}\n\n查看详情：\n{link}',
  },
  invited: {
    subject: '采购商邀请您报价：{title}',
    body: '采购商浏览了您的产品“{product}”，发布了采购需求“{title}”。\n查看并报价：\n{link}',
  },
  editedForSupplier: {
    subject: '您已报价的采购需求有修改：{title}',
    body: '采购商修改了您已报价的采购需求“{title}”：{changed}。\n请确认您的报价是否仍然有效：\n{link}',
  },
  matched: {
    subject: '适合您的采购需求：{title}',
    body: '采购商发布了采购需求“{title}”，与您的供应能力匹配：{why}。\n查看并报价：\n{link}\n\n设置此类邮件的发送频率：\n{settings}',
  },
  digest: {
    subject: '{n} 条适合您的新采购需求',
    body: '以下采购需求与您的供应能力匹配：\n\n{leads}\n\n查看全部，或设置此类邮件的发送频率：\n{settings}',
  },
};

const quotation: EmailWords['quotation'] = {
  received: {
    subject: '收到新报价：{title}',
    body: '{name}对您的采购需求“{title}”提交了报价。\n\n{prices}\n{terms}，交货期{days}天\n\n查看详情，接受或谢绝：\n{link}',
  },
  accepted: {
    subject: '您的报价已被接受：{title}',
    body: '“{title}”的采购商接受了您的报价。\n联系方式：{contact}\n请尽快与对方联系。\n\n您的报价：\n{link}',
  },
  declined: {
    subject: '您的报价未被采纳：{title}',
    body: '“{title}”的采购商未采纳您的报价。{why}\n\n您的报价：\n{link}',
    why: '\n原因：{reason}',
  },
  betterOffer: {
    subject: '采购商希望更优报价：{title}',
    body: '“{title}”的采购商正在考虑您的报价，希望您给出更优条件。{target}{note}\n\n在此修改报价，采购商将看到修改之处：\n{link}',
    target: '\n目标单价：{price}',
    note: '\n“{note}”',
  },
  revised: {
    subject: '报价已修改：{title}',
    body: '{name}修改了对您的采购需求“{title}”的报价：{changed}。\n\n{prices}\n{terms}，交货期{days}天\n\n查看修改并决定：\n{link}',
  },
  withdrawn: {
    subject: '报价已撤回：{title}',
    body: '{name}撤回了对您的采购需求“{title}”的报价。\n\n您的采购需求：\n{link}',
  },
};

const membership = {
  ends: {
    subject: '您的会员将于{day}到期',
    body: '{name}的会员有效期至{day}（含当日）。\n\n到期后已上线的内容保持在线；超出免费额度时无法提交新产品、上传图片或置顶，店铺将显示标准模板。\n\n续费：\n{link}',
  },
};

const saved: EmailWords['saved'] = {
  digest: {
    subject: '您的收藏有{n}条更新',
    body: '以下是自上次此类邮件以来的更新。\n\n{sections}\n\n查看收藏并设置接收频率：\n{settings}',
    supplier: '{name}的新产品：',
    search: '{search}的新结果：',
    line: '• {title} – {link}',
    more: '还有{n}条：{link}',
  },
};

/** 店铺内容。 */
const shop = {
  expires: {
    subject: '证书“{name}”将于 {day} 到期',
    body: '您店铺中的证书“{name}”有效期至 {day}。到期后店铺将标注为已过期。\n\n请在此上传新证书；新证书通过审核之前，现有证书继续展示：\n{link}',
  },
};

export const emails: EmailWords = { account, enquiry, purchase, quotation, membership, saved, shop };
