import type { OfficeMapWords } from '../en/office-map.ts';

export const officeMap: OfficeMapWords = {
  about: {
    dashboard: '公司概况：待办事项、已发布产品和剩余额度一目了然。',
    products: '已在网站上展示、买家可以找到的产品。',
    productsUnderReview: '正在等待审核的产品。',
    productsRejected: '审核未通过的产品及未通过原因。',
    productDrafts: '已开始填写、尚未提交的产品。',
    productsDeleted: '您已删除的产品。',
    reviewRelease: '等待审核的内容及等待时间、未通过的原因，以及草稿。',
    productCategory: '选择类目，开始发布新产品。',
    company: '公司标志、简介、主营产品和主要市场。',
    companyDetail: '工厂、员工、港口和体系认证等信息。',
    companyContact: '买家的联系人和公司地址。',
    certification: '提交营业执照，查看认证进度。',
    domain: '店铺的网址。',
    decoration: '店铺的模板和横幅。',
    enquiries: '关于产品的询盘及回复。',
    messages: '与账户、公司和产品有关的消息。',
    notices: '网站向全体会员发布的公告。',
    account: '您的姓名、绑定的邮箱和手机。',
    security: '集中管理账户的安全设置。',
    verifyEmail: '验证账户邮箱，或更换邮箱。',
    bindPhone: '绑定手机，用于找回密码和接收重要通知。',
    password: '设置新密码。',
    cancelAccount: '永久注销此账户。',
  },
};
