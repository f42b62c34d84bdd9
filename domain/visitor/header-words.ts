/**
 * Column headers of sheets made elsewhere, and the fields they may stand for (decision 26). They are suggested to the
 * seller and only used once confirmed.
 */
import { meaningOf, SHEET_COLUMNS, type SheetColumn, sheetColumns } from '../product/product-sheet.ts';

/** A header as headers are compared: width, case, stars, line breaks and marks make no difference. */
export const comparableHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[*★☆※]/g, ' ')
    .replace(/[\s_:.,;/\\'"“”‘’、，。：；-]+/g, ' ')
    .replace(/ ?([()[\]【】{}]) ?/g, '$1')
    .trim()
    .slice(0, 200);

const SYNONYMS: Partial<Record<SheetColumn, string>> = {
  cate: 'category|category no|category number|cate|cate id|cat id|categoryid|product category|类目|类别|分类|类目编号|产品类目|产品分类|类别id|分类id',
  title:
    'product name|name|product|product title|item|item name|goods|goods name|description of goods|产品名称|品名|商品名称|名称|标题|产品名|商品标题|货名|货物名称',
  group_id: 'product group|group name|分组|产品组',
  keywords: 'keyword|key words|tags|search terms|关键字|产品关键词|标签|关键词语',
  currency: 'curr|ccy|price currency|货币|币别|货币单位|价格币种',
  price:
    'price|unit price|fob price|price range|prices|selling price|wholesale price|tier price|quotation|u price|单价|产品价格|售价|报价|批发价|fob价|fob价格|阶梯价|阶梯价格',
  unit: 'uom|units|unit of measure|unit of sale|measure unit|sales unit|selling unit|计量单位|销售单位|产品单位|售卖单位',
  min_order:
    'moq|min order|minimum order quantity|min order qty|min order quantity|minimum quantity|minimum qty|min qty|起订量|最小订量|最小订购量|最低起订量|最少起订量|起批量|最小起定量|起定量',
  sample: 'samples|sample price|sample available|样品价格|是否提供样品|样品价|提供样品',
  sample_lead_time_days: 'sample lead time|sample time|sample delivery|样品交期|打样时间|样品时间',
  lead_times:
    'lead time|leadtime|delivery time|delivery|production time|lead times|delivery days|交期|交货期|货期|交货时间|生产周期|发货期',
  'packaging.type': 'packing|packaging|package type|packing type|包装|包装类型|包装形式',
  'packaging.units':
    'pcs/ctn|pcs per carton|qty/ctn|qty per carton|units per carton|quantity per carton|pcs ctn|qty ctn|每箱数量|装箱数|装箱量|每包数量',
  'packaging.length': 'length|package length|carton length|l|长|长度|包装长|外箱长',
  'packaging.width': 'width|package width|carton width|w|宽|宽度|包装宽|外箱宽',
  'packaging.height': 'height|package height|carton height|h|高|高度|包装高|外箱高',
  'packaging.weight':
    'weight|gross weight|g w|gw|package weight|carton weight|毛重|重量|包装重量|单件重量|箱重',
  port: 'fob port|loading port|port of loading|shipping port|装运港|起运港|发货港|出货港|港口名称',
  incoterms:
    'incoterm|trade terms|trade term|delivery terms|terms of delivery|price terms|交货条款|价格条款|贸易条款|成交方式',
  warranty_months: 'warranty|guarantee|warranty period|质保|保修期|质保期|保修',
  target_markets:
    'market|markets|main markets|main market|target market|export markets|市场|主要市场|出口市场',
  business_type: 'business type|type of business|supplier type|企业类型|经营模式|公司类型|业务类型',
  images:
    'image|images|picture|photo|photos|pics|product image|product images|product picture|图|产品图片|主图|照片|商品图片|图片名称',
  content:
    'product description|details|product details|detail|long description|specification|specifications|描述|详情|产品详情|详细描述|产品介绍|商品描述|说明|产品说明',
};

/** Sizes are in centimetres and kilograms; a header that says another unit must not be read as ours. */
const UNITS_IN_BRACKETS: Partial<Record<SheetColumn, RegExp>> = {
  'packaging.length': /^(?:cm|厘米|公分)$/,
  'packaging.width': /^(?:cm|厘米|公分)$/,
  'packaging.height': /^(?:cm|厘米|公分)$/,
  'packaging.weight': /^(?:kg|kgs|千克|公斤)$/,
  warranty_months: /^(?:months?|月|个月)$/,
  lead_times: /^(?:days?|天|日)$/,
  sample_lead_time_days: /^(?:days?|天|日)$/,
};

const OFFERS = new Map<string, SheetColumn>();
for (const field of sheetColumns) {
  const own = Object.values(SHEET_COLUMNS[field]);
  for (const name of [...(SYNONYMS[field]?.split('|') ?? []), ...own]) {
    const key = comparableHeader(name);
    if (!OFFERS.has(key)) OFFERS.set(key, field);
  }
}

const BRACKETS = /[([【{]([^)\]】}]*)[)\]】}]?/;

/** What stands in brackets behind the name: "USD" of "Price (USD)". */
export const inBrackets = (header: string): string =>
  BRACKETS.exec(comparableHeader(header))?.[1]?.trim() ?? '';

/** The column that a header which is none of ours may mean; null where none is known. */
export function offeredField(header: string): SheetColumn | null {
  if (meaningOf(header)) return null;
  const text = comparableHeader(header);
  const whole = OFFERS.get(text);
  if (whole) return whole;
  const name = text.replace(BRACKETS, ' ').trim();
  const field = OFFERS.get(name) ?? bilingual(name);
  if (!field) return null;
  const unit = UNITS_IN_BRACKETS[field];
  const bracketed = inBrackets(header);
  return unit && bracketed !== '' && !unit.test(bracketed) ? null : field;
}

/** "产品名称 Product name": both halves say the same, or one is known and the other in the other script. */
function bilingual(text: string): SheetColumn | undefined {
  const han = text.replace(/[^\p{Script=Han}]+/gu, '');
  const rest = text
    .replace(/[\p{Script=Han}]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  if (han === '' || rest === '') return undefined;
  const [a, b] = [OFFERS.get(han), OFFERS.get(rest)];
  return a !== undefined && (b === undefined || a === b) ? a : a === undefined ? b : undefined;
}
