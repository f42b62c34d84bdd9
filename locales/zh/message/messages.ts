import type { MessageKind } from '../../../contract/account/message.ts';
import type { Tier } from '../../../domain/company/membership.ts';
import type { PurchasePart } from '../../../domain/deal/purchase-owner.ts';

/** Messages of the member centre. {name} is a parameter; {what} the title in quotes, {because} the reasons in short, {why} reasons and note, or nothing. */
export const messages: Record<MessageKind, { title: string; action: string; body: string }> = {
  welcome: {
    title: '欢迎加入',
    action: '去完善资料',
    body: '请完善公司信息并完成企业认证，即可发布产品。',
  },
  certification_approved: {
    title: '企业认证已通过',
    action: '查看',
    body: '您的店铺已开通，现在可以发布产品。',
  },
  certification_rejected: {
    title: '企业认证未通过{because}',
    action: '去修改',
    body: '请修改资料后重新提交。{why}',
  },
  certification_asked: {
    title: '企业认证还需补充一份材料',
    action: '去上传',
    body: '审核员需要您再补充一份材料，收到后将继续审核。{note}',
  },
  certification_withdrawn: {
    title: '您的企业认证已被撤销{because}',
    action: '重新提交',
    body: '您的企业已不是认证企业：在新的认证通过之前，店铺和产品不再展示。{why}',
  },
  certification_expires: {
    title: '您的营业执照将于 {day} 到期',
    action: '提交新执照',
    body: '认证所用营业执照的有效期至 {day}。请及时提交新执照，审核期间认证状态保持不变。',
  },
  product_approved: {
    title: '{what}已通过审核并上线',
    action: '查看',
    body: '“{title}”已通过审核并上线。',
  },
  product_rejected: {
    title: '{what}未通过审核{because}',
    action: '去修改',
    body: '“{title}”未通过审核。{why}',
  },
  revision_approved: {
    title: '{what}的修改已上线',
    action: '查看',
    body: '您对“{title}”的修改已上线。',
  },
  revision_rejected: {
    title: '{what}的修改未通过审核{because}',
    action: '去修改',
    body: '您对“{title}”的修改未通过审核，原版本保持在线。{why}',
  },
  product_taken_down: {
    title: '{what}已下架{because}',
    action: '去修改',
    body: '“{title}”已被下架。{why}',
  },
  enquiry_received: {
    title: '{name}的询盘{about}',
    action: '去回复',
    body: '{name}向您发送了询盘。{about}',
  },
  enquiry_replied: {
    title: '{name}回复了您的询盘{about}',
    action: '查看回复',
    body: '{name}回复了您的询盘。{about}',
  },
  purchase_approved: {
    title: '{what}已通过审核，等待报价',
    action: '查看',
    body: '“{title}”已通过审核，供应商现在可以报价。',
  },
  purchase_rejected: {
    title: '{what}未通过审核{because}',
    action: '去修改',
    body: '“{title}”未通过审核。{why}',
  },
  purchase_edit_approved: {
    title: '{what}的修改已上线',
    action: '查看',
    body: '您对“{title}”的修改已通过审核，现在按修改后的内容展示。',
  },
  purchase_edit_rejected: {
    title: '{what}的修改未通过审核{because}',
    action: '去修改',
    body: '您对“{title}”的修改未通过审核，原内容继续展示。{why}',
  },
  purchase_taken_down: {
    title: '{what}已下架{because}',
    action: '查看',
    body: '“{title}”已被下架。{why}',
  },
  purchase_invited: {
    title: '邀请您报价：{what}',
    action: '去报价',
    body: '采购商浏览了您的产品“{product}”，发布了采购需求“{title}”。',
  },
  purchase_matched: {
    title: '适合您的采购需求：{what}',
    action: '去报价',
    body: '“{title}”与您的供应能力匹配：{matched}。',
  },
  purchase_edited: {
    title: '采购商修改了您已报价的{what}',
    action: '查看修改',
    body: '您已报价的采购需求“{title}”有修改：{changed}。请确认您的报价是否仍然有效。',
  },
  quotation_received: {
    title: '{name}对{what}的报价',
    action: '查看报价',
    body: '{name}对“{title}”提交了报价。',
  },
  quotation_accepted: {
    title: '您对{what}的报价已被接受',
    action: '查看',
    body: '“{title}”的采购商接受了您的报价。联系方式：{contact}',
  },
  quotation_declined: {
    title: '您对{what}的报价未被采纳',
    action: '查看',
    body: '“{title}”的采购商未采纳您的报价{declined}。{note}',
  },
  quotation_viewed: {
    title: '采购商已查看您对{what}的报价',
    action: '查看',
    body: '“{title}”的采购商已查看您的报价。',
  },
  quotation_shortlisted: {
    title: '您对{what}的报价已入围',
    action: '查看',
    body: '“{title}”的采购商已将您的报价列入候选。',
  },
  better_offer_asked: {
    title: '采购商希望您对{what}给出更优报价',
    action: '修改报价',
    body: '“{title}”的采购商正在考虑您的报价，希望您给出更优条件。',
  },
  quotation_revised: {
    title: '{name}修改了对{what}的报价',
    action: '查看修改',
    body: '{name}修改了对“{title}”的报价：{changed}。',
  },
  quotation_withdrawn: {
    title: '{name}撤回了对{what}的报价',
    action: '查看',
    body: '{name}撤回了对“{title}”的报价。',
  },
  deal_made: {
    title: '您与{name}就{what}达成交易',
    action: '查看交易',
    body: '您已就“{title}”接受{name}的报价。约定条款和双方联系人见交易页面。',
  },
  deal_step: {
    title: '{what}的交易进度：{step}',
    action: '查看交易',
    body: '{name}更新了“{title}”的交易进度：{step}。',
  },
  storage_low: {
    title: '存储空间即将用完',
    action: '去清理',
    body: '存储空间已使用超过90%，请删除不再需要的图片。',
  },
  membership_ends: {
    title: '您的会员将于{day}到期',
    action: '去续费',
    body: '您的会员有效期至{day}。到期后已上线的内容保持在线；超出免费额度时无法提交新产品、上传图片或置顶，店铺将显示标准模板。',
  },
  membership_given: {
    title: '贵公司已成为{tier}会员',
    action: '查看',
    body: '{tier}会员自 {from} 起生效，有效期至 {day}。',
  },
  membership_raised: {
    title: '贵公司的会员已升级为{tier}',
    action: '查看',
    body: '{tier}会员自 {from} 起生效，有效期至 {day}。原会员的剩余时间已折算为 {days} 天。',
  },
  membership_extended: {
    title: '贵公司的{tier}会员已延期',
    action: '查看',
    body: '{tier}会员的有效期现至 {day}。',
  },
  membership_ended: {
    title: '贵公司的{tier}会员已结束',
    action: '查看',
    body: '已上线的内容保持在线；超出免费额度时无法提交新产品、上传图片或置顶。{note}',
  },
  company_domain_changed: {
    title: '店铺地址已更换',
    action: '查看',
    body: '平台已将您的店铺域名由 {before} 改为 {after}，原地址一年内自动跳转。{note}',
  },
  company_category_changed: {
    title: '公司主营类目已调整',
    action: '查看',
    body: '平台已将贵公司的主营类目由“{before}”调整为“{after}”，不占用每年一次的修改机会。{note}',
  },
  company_change_refused: {
    title: '公司资料的修改未被接受',
    action: '查看',
    body: '公司资料已恢复为修改前的内容。{note}',
  },
  webhook_off: {
    title: '您的 Webhook（{title}）已停用',
    action: '查看',
    body: '{title} 长时间只返回失败，或已声明不再存在。重新启用之前不会再向其发送任何内容。',
  },
  webhook_expired: {
    title: '您发往{title}的 Webhook 已到期',
    action: '续期',
    body: '截止日期已过，系统已停止向{title}发送。请选择新的截止日期并重新启用。',
  },
  program_ends: {
    title: '{title}将于{day}到期',
    action: '查看',
    body: '截止日期过后，您的程序将无法继续使用{title}。密钥到期请新建一个；Webhook 可延长截止日期。',
  },
  shop_approved: {
    title: '{what}已在店铺上线',
    action: '查看',
    body: '“{title}”已通过审核，并已在您的店铺展示。',
  },
  shop_rejected: {
    title: '{what}未通过审核{because}',
    action: '修改',
    body: '“{title}”未通过审核；店铺中原先展示的内容保持不变。{why}',
  },
  shop_taken_down: {
    title: '{what}已从店铺下架{because}',
    action: '修改',
    body: '“{title}”已从您的店铺下架。{why}',
  },
  certificate_expires: {
    title: '证书{what}将于 {day} 到期',
    action: '更新',
    body: '“{title}”的有效期至 {day}。到期后店铺将标注为已过期，请及时上传新证书。',
  },
  report_acted_on: {
    title: '您对{what}的举报属实',
    action: '查看',
    body: '感谢举报：我们已核查“{title}”并作出处理。{note}',
  },
  report_unfounded: {
    title: '您对{what}的举报已核查',
    action: '查看',
    body: '感谢举报：我们已核查“{title}”，未发现违反平台规则的内容。{note}',
  },
  enquiry_refused: {
    title: '您的消息未能送达{about}',
    action: '查看',
    body: '审核员认为该消息属于骚扰广告，因此未转发给供应商。{rule}{why}',
  },
  appeal_message: {
    title: '关于您申诉的消息：{what}',
    action: '查看并回复',
    body: '处理“{title}”申诉的工作人员留言：{note}',
  },
  appeal_upheld: {
    title: '您的申诉未获支持：{what}',
    action: '查看',
    body: '另一位审核员已复核，维持原处理结果。{note}',
  },
  appeal_overturned: {
    title: '您的申诉成立：{what}',
    action: '查看',
    body: '另一位审核员已复核，并撤销了原处理结果。{note}',
  },
  infringement_claimed: {
    title: '收到侵权通知{about}',
    action: '查看并回应',
    body: '{name}主张“{title}”侵犯其权利。您可以对我们的决定提出申诉；如有权提供，也可以提交反通知。',
  },
  counter_notice_restored: {
    title: '您的反通知已被采纳{about}',
    action: '打开',
    body: '通知人未在期限内告知已采取法律行动。如您此后未作修改，“{title}”已恢复。{note}',
  },
  counter_notice_upheld: {
    title: '您的反通知{about}',
    action: '打开',
    body: '我们已核查您的反通知，“{title}”维持原处理。{note}',
  },
  content_hidden: {
    title: '您的一段内容已被隐藏：{what}',
    action: '查看',
    body: '您在“{title}”中的内容已被隐藏，双方均不再看到。{rule}{why}',
  },
  account_suspended: {
    title: '您的账号已被暂停至{until}',
    action: '查看',
    body: '在{until}之前，您的账号内容均不对外展示。您可以登录和查看，但不能修改或发送任何内容。{rule}{why}',
  },
  account_resumed: {
    title: '您的账号已恢复使用',
    action: '查看',
    body: '暂停已结束。此前对外展示的内容已恢复展示，您可以照常操作。',
  },
  account_restored: {
    title: '您的账号已解封',
    action: '查看',
    body: '您的账号已解除封禁，此前对外展示的内容已恢复展示。API 密钥和 Webhook 仍处于停用状态，需由您重新创建或启用。',
  },
};

export const purchaseParts: Record<PurchasePart, string> = {
  title: '标题',
  description: '详细描述',
  category: '类目',
  quantity: '采购数量',
  receive: '收货国家/地区',
  targetPrice: '目标单价',
  certifications: '要求的认证',
  files: '附件',
};

export const tierNames: Record<Tier, string> = { silver: '银牌', vip: '金牌', diamond: '钻石' };

export const details = {
  what: '“{title}”',
  untitled: '无标题',
  because: '：{names}',
  somebody: '客户',
  rule: '违反规则：{rule}。',
  reasons: '原因：{names}。',
  and: '、',
  note: '备注：{note}',
  about: '（{title}）',
};
