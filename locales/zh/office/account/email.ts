import type { officeEmail as en } from '../../../en/office/account/email.ts';
import { confirm } from '../../site/confirm.ts';

export const officeEmail: typeof en = {
  intro: '设置每类邮件的接收频率。所有内容均可在会员中心即时查看。',
  often: { each: '即时', daily: '每天一封', weekly: '每周一封', none: '不接收' },
  asChosen: '按各项设置',
  topics: confirm.unsubscribe.topics,
  hints: {
    enquiries: '采购商期望在72小时内得到回复。',
    quotations: '新报价、报价修改、议价和处理结果。',
    requests: '您发布的采购需求的审核结果。',
    leads: '每天数量有限，其余在次日合并为一封发送。',
    progress: '报价被采购商阅读或列入候选。',
    products: '产品及其修改的审核结果。',
    saved: '频率在“我的收藏”中按供应商和搜索分别设置。',
    company: '企业认证、会员到期、存储空间不足。',
  },
  always: '验证码和账户安全',
  alwaysHint: '用于保护您的账户，无法关闭。',
  alwaysValue: '始终接收',
  digests: '每日和每周邮件在UTC 6:00（北京时间14:00）发送，每周邮件在周一发送。',
};
