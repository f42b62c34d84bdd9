import type { SupplyWords } from '../../../domain/company/supply.ts';
import type { productDetailNames as en, ProductFieldWords } from '../../en/product/product-fields.ts';

export const productFields: ProductFieldWords = {
  title: '标题',
  cate: '类目',
  own_number: '自编货号（SKU）',
  keywords: '关键词',
  properties: '参数属性',
  images: '产品图片',
  content: '产品描述',
  price: '阶梯价格',
  currency: '货币',
  unit: '单位',
  min_order: '最小起订量',
  sample_lead_time_days: '样品交期（天）',
  sample: '样品',
  lead_times: '交货期',
  packaging: '单件包装',
  port: '装运港',
  incoterms: '贸易术语',
  warranty_months: '质保',
  target_markets: '目标市场',
  business_type: '经营类型',
  details: '包装与物流',
};

export const productDetailNames: typeof en = {
  Packaging: '包装',
  Port: '港口',
  'Delivery Time': '交货期',
  'Supply Ability': '供货能力',
  'Payment Terms': '付款方式',
  Sample: '样品',
};

export const productSupply: SupplyWords = {
  sampleFree: '免费',
  samplePrice: '每件 {price}',
  sampleOnRequest: '价格面议',
  sampleNone: '不提供',
  upTo: '{quantity}以内：{days}天',
  more: '更多：{days}天',
  anyQuantity: '{days}天',
  perPackage: '每包 {quantity}',
  size: '{size} 厘米',
  weight: '{weight} 千克',
  months: '{n}个月',
  noWarranty: '无',
};
