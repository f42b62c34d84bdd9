/** The guide (spec P2.17); the problem report is in feedback.ts, the legal documents in legal.ts. */
import { siteTitle } from '../../../domain/page-title.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest } from '../site.ts';

export async function guide({ lang }: PageRequest): PortalResult {
  const zh = lang === 'zh';
  return {
    page: 'guide',
    props: {},
    head: {
      title: siteTitle(zh ? '新手上路：供应商入驻四步指南' : 'Getting started for suppliers'),
      description: zh
        ? '供应商入驻海外B2B平台的四个步骤：创建账号、完善公司资料、企业认证、发布产品。每一步都配有会员中心的真实截图，说明需要填写的内容、审核的要求和常见问题，帮助您快速完成入驻，让全球买家找到您的产品并直接发送询盘与采购需求。'
        : 'Four steps for suppliers: create an account, complete the company profile, pass enterprise verification and publish products, shown with screenshots.',
      canonical: '/guide',
    },
    tags: [],
  };
}
