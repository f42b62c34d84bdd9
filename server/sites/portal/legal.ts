/** The legal documents (spec P2.16): each language of a document has an address of its own. */
import type { Language } from '../../../contract/error.ts';
import type { LegalDocument } from '../../../contract/pages.ts';
import { siteTitle } from '../../../domain/page-title.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest } from '../site.ts';

/** Title and description; a description has 120 to 160 characters (spec P9.8). */
export const LEGAL_HEADS: Record<LegalDocument, Record<Language, [string, string]>> = {
  'terms-and-conditions': {
    en: [
      'User agreement',
      'The user agreement of Overseas B2B Marketplace: accounts, certification, publishing, sourcing requests, membership, fees, liability and notice and takedown.',
    ],
    zh: [
      '用户协议',
      '海外B2B平台用户协议全文：注册与账户、公司资料与企业认证、产品发布与审核、采购需求与报价、询盘与消息、付费会员与跨境推广服务、费用与发票、禁止行为、知识产权、侵权通知与下架、违约处理、责任范围、协议期限与终止、适用法律与争议解决、协议变更以及客服联系方式。',
    ],
  },
  disclaimer: {
    en: [
      'Disclaimer',
      'What Overseas B2B Marketplace answers for and what it does not: content of users, certification, transactions, figures, links to other sites and technology.',
    ],
    zh: [
      '免责声明',
      '海外B2B平台免责声明：说明平台在买家与供应商之间的角色，以及对用户发布的内容、企业认证与会员标识、买卖双方之间的交易、推广数据与预期效果、外部网站链接、页面语言与译文、技术与服务可用性、第三方权利等事项各自负责到什么程度，并提示买卖双方付款或发货之前应当核实的内容。',
    ],
  },
  'privacy-policy': {
    en: [
      'Privacy policy',
      'Which personal data Overseas B2B Marketplace processes and why, who can see them, how long they are kept, which cookies are set, and how to use your rights.',
    ],
    zh: [
      '隐私政策',
      '海外B2B平台隐私政策：说明平台处理哪些个人信息、处理目的与依据、在您的浏览器中保存哪些Cookie、邮件和短信验证码、上传的图片与文件如何处理、采购需求和询盘中的联系方式谁能看到、信息如何跨境传输、各类信息的保存期限，以及您查看、更正、删除个人信息和注销账户的方式。',
    ],
  },
  'prohibited-category': {
    en: [
      'Prohibited categories',
      'The 22 categories of goods that may not be offered on Overseas B2B Marketplace, each explained with examples, how products are checked and what follows.',
    ],
    zh: [
      '禁售类目',
      '海外B2B平台禁售类目：逐一列明22个禁止发布的类目并附说明和示例，包括假冒商品、侵犯知识产权的商品、虚拟或数字商品、酒类烟草及毒品、危险化学品、活体动物和人体器官、武器、易燃易爆物品、金融产品、货币或假币、考古文物以及其他禁止出口的产品，并说明如何检查以及违规的后果。',
    ],
  },
  'standard-of-product-publishment': {
    en: [
      'Product publishing standard',
      'What a product needs to pass review: permitted category, title, keywords, properties, images, description, price tiers, packaging and the reasons for refusal.',
    ],
    zh: [
      '产品发布规范',
      '海外B2B平台产品发布规范：说明产品通过审核应当满足的要求，包括类目的选择、标题和关键词的写法、参数属性、图片数量与格式、产品描述的长度、阶梯价格的设置、最小起订量、包装与物流信息，以及审核流程、不予通过的常见原因、修改后重新提交的方式和产品发布之后的刷新与日常维护。',
    ],
  },
  'standard-of-images': {
    en: [
      'Image standard',
      'How images on Overseas B2B Marketplace must be: formats and sizes, main image of 750 × 750 on white without watermark, and what images must not contain.',
    ],
    zh: [
      '图片规范',
      '海外B2B平台图片规范：说明产品图片、相册、公司标志、横幅和营业执照的格式、文件大小与像素要求，主图建议为750×750像素、白色背景、无水印，图片应当如实展示交货时的产品，不得含有违法内容、未经授权的素材和联系方式，不得为纯文字、纯黑或纯白等无实质内容的图片，以及审核与后果。',
    ],
  },
};

export const legal =
  (document: LegalDocument) =>
  async ({ lang }: PageRequest): PortalResult => {
    const [title, description] = LEGAL_HEADS[document][lang];
    return {
      page: 'legal',
      props: { document, language: lang },
      head: {
        title: siteTitle(title),
        description,
        canonical: { zh: `/${document}`, en: `/${document}-eng` },
      },
      tags: [],
    };
  };
