import type { BusinessType, MainMarket } from '../../../domain/enumerations.ts';
import type { ValueWords } from '../../en/product/values.ts';
import categoryNames from '../category-names.json' with { type: 'json' };
import named from '../property-names.json' with { type: 'json' };
import valued from '../property-values.json' with { type: 'json' };
import { withdrawn } from '../search/withdrawn.ts';
import { detailPatterns, detailValues } from './detail-values.ts';
import { measures } from './measures.ts';
import { units } from './units.ts';

const markets: Record<MainMarket, string> = {
  Global: '全球',
  'East Asia': '东亚',
  'Southeast Asia': '东南亚',
  'North America': '北美',
  'South America': '南美',
  'East Europe': '西欧',
  'Australia/New Zealand': '澳大利亚/新西兰',
  'Mid-East/Africa': '中东/非洲',
};

const businessTypes: Record<BusinessType, string> = {
  Supplier: '供应商',
  'OEM manufacture': 'OEM制造商',
  'ODM manufacture': 'ODM制造商',
  Dealer: '经销商',
  'Trading company/Agent': '贸易公司/代理商',
};

/** What categories ask for has the names they give it (scripts/generate/property-words.ts); others stay as the seller wrote them. */
const propertyNames: Record<string, string> = {
  ...named,
  'Brand Name': '品牌',
  Certification: '认证',
  Color: '颜色',
  Length: '长度',
  Material: '材质',
  'Model Number': '型号',
  Name: '名称',
  'Place of Origin': '产地',
  'Processing Service': '加工服务',
  'Product name': '产品名称',
  Size: '尺寸',
  Standard: '标准',
  Temperature: '温度',
  Usage: '用途',
};

/** Those of a vocabulary, by property: "Ground" is an earth wire, a spice or a flower. */
const propertyValues: Record<string, Record<string, string>> = valued;

/** Values of any property. */
const commonValues = { Yes: '是', No: '否', China: '中国' };

export const values: ValueWords = {
  separator: '、',
  markets,
  businessTypes,
  units,
  propertyNames,
  propertyValues,
  commonValues,
  measures,
  withdrawn,
  detailValues,
  detailPatterns,
  categoryNames,
  supply: {
    day: '每天 {quantity}',
    week: '每周 {quantity}',
    month: '每月 {quantity}',
    year: '每年 {quantity}',
  },
};
