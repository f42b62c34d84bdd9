import type { consoleCompanyChange as en } from '../../en/console/company-change.ts';
import { companyFields } from '../backoffice/company-fields.ts';

export const consoleCompanyChange: typeof en = {
  company: '公司',
  changed: '变更内容',
  created: '变更时间',
  seen: '查看情况',
  see: '标记为已查看',
  seeSelected: '所选标记为已查看',
  before: '变更前',
  after: '变更后',
  empty: '暂无待查看的变更',
  parts: {
    basic: '基本信息',
    detail: '详细信息',
    contact: '联系信息',
    banner: '店铺横幅',
    photos: '公司照片',
    look: '标语与主题色',
    category: '主营类目',
    domain: '店铺域名',
  },
  facts: {
    ...companyFields,
    logo: '公司标志',
    desc: '公司简介',
    factory_size: '工厂面积',
    annual_revenue: '年营业额（百万美元）',
    banner: '店铺横幅',
    photos: '公司照片',
    headline: '店铺标语',
    accent: '主题色',
    cate: '主营类目',
    domain: '店铺域名',
  },
};
