import type { ImportWords } from '../en/import.ts';
import { pictureIs } from './file-kind.ts';

export const importWords: ImportWords = {
  cell: {
    not_a_number: '请填写数字。',
    prices_format: '价格请按“1-99: 2.50; 100+: 2.20”的格式填写。',
    lead_times_format: '交货期请按“100: 7; 1000: 15; 30”的格式填写：100 件以内 7 天，其余 30 天。',
    sample_format: '请填写“不提供”“面议”“免费”或价格。',
  },
  unknownColumn: '无法识别此列，已忽略。',
  doubleColumn: '此列重复，第二列已忽略。',
  unknownGroup: '没有此分组，产品将不分组。',
  unknownPicture: (name) => `压缩包和相册中没有此图片：${name}`,
  storageFull: (name) => `素材空间不足，无法保存：${name}`,
  notTried: (name) =>
    `未处理：每次导入最多 300 张图片、共 10 亿像素，且每个账户每小时有处理上限。其余图片请另行导入：${name}`,
  ambiguousPicture: (name, first) => `压缩包中有多个同名图片：${name}。请连同文件夹一起填写，例如 ${first}`,
  foreignPicture: (name, kind) => pictureIs(`${name} `, kind),
  onePicture: (name) => `动图只保留第一帧：${name}`,
  badPicture: (name) => `此图片无法使用：${name}`,
  sameInSheet: '前面的行已有相同标题。',
  draftsFull: '草稿数量已达上限。',
  refused: '无法导入此行。',
  becomesDraft: '产品数量已达上限，此产品保存为草稿。',
  sheet: {
    unreadable: '无法读取该文件。',
    no_sheet: '压缩包中没有 CSV 或 XLSX 文件。',
    two_sheets: '压缩包中有多个 CSV 或 XLSX 文件。',
    unpacks_too_large: '文件解压后超过 100 MB 或文件过多。',
    too_many_rows: '表格超过 1,000 行。',
    no_rows: '表头下没有数据行。',
    account: '该账户或企业已不能发布产品。',
  },
  faults: ['行', '列', '级别', '问题'],
  severity: { block: '必须修改', warn: '请检查' },
  more: (n) => `另有 ${n} 条`,
  results: ['行', '结果', '产品ID', '提示'],
  outcomes: {
    real: { refused: '未导入', drafts: '草稿', submitted: '已提交审核' },
    dry: { refused: '将无法导入', drafts: '将成为草稿', submitted: '将提交审核' },
  },
  examples: {
    title: 'Stainless steel hexagon bolt M8 x 40',
    keywords: 'hex bolt; M8 bolt',
    price: '1-99: 2.50; 100+: 2.20',
    images: 'bolt-1.jpg; bolt-2.jpg',
    content: 'Bolts of stainless steel for outdoor use.',
  },
};
