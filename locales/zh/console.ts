import type { ConsoleWords } from '../en/console.ts';

export const consoleWords: ConsoleWords = {
  name: '审核后台',
  screens: {
    overview: '概览',
    certificationQueue: '企业认证',
    productQueue: '新产品',
    revisionQueue: '产品修改',
    purchaseQueue: '采购需求',
    companyChanges: '企业资料变更',
    heldEnquiries: '待审询盘',
    feedback: '问题反馈',
    reports: '举报',
    purchases: '全部采购需求',
    certificationReview: '企业认证',
    productReview: '新产品',
    revisionReview: '产品修改',
    purchaseReview: '采购需求',
    prospects: '在线申请',
    users: '用户与公司',
    outbox: '发件箱',
    emailGallery: '邮件样例',
    security: '账户安全',
    audit: '审计日志',
  },
  groups: { review: '审核', operation: '运营' },
  operatorOnly: '仅运营人员可以使用此功能。',
};
