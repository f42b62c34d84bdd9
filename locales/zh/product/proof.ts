import type { proof as en } from '../../en/product/proof.ts';

export const proof: typeof en = {
  title: '资质与核验',
  verified: '已认证',
  verifiedOn: '平台已于{date}核验营业执照',
  years: '{n} 年',
  oneYear: '1 年',
  certificates: '{n} 项证书',
  oneCertificate: '1 项证书',
  answers: '通常 {time}内回复',
  checked: '平台核验',
  checkedText: '营业执照：名称、有效期与经营范围，{date}',
  inBusiness: '经营年限',
  since: '{years}，成立于 {year} 年',
  staff: '研发与质检人员',
  staffText: '{n} 人',
  held: '证书（已由平台审核）',
  number: '编号 {number}',
  more: '全部证书',
  paid: '{tier}：付费会员，并非质量证明',
};
