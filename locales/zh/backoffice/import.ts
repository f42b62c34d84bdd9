import type { ImportWords } from '../../en/backoffice/import.ts';
import { pictureIs } from '../error/file-kind.ts';

export const importWords: ImportWords = {
  cell: {
    not_a_number: '请填写数字。',
    not_whole: '请填写整数。',
    prices_format: '价格请按“1-99: 2.50; 100+: 2.20”的格式填写。',
    lead_times_format: '交货期请按“100: 7; 1000: 15; 30”的格式填写：100 件以内 7 天，其余 30 天。',
    sample_format: '请填写“不提供”“面议”“免费”或价格。',
  },
  twoReadings: (cell, [thousands, decimals]) =>
    `“${cell}”可能是 ${thousands}，也可能是 ${decimals}。请不加千位分隔符填写，或选择此表格的小数点符号。`,
  notOffered: (word, nearest) => `没有“${word}”这个选项。最接近的选项：${nearest.join('、')}。`,
  otherCurrency: (named, own) => `价格写的是 ${named}，但此行的币种是 ${own}。`,
  otherUnit: (named, own) => `此处的单位是 ${named}，但此行的单位是 ${own}。`,
  brokenText: '此单元格中有无法识别的字符。请将文件另存为 UTF-8 或 XLSX，或选择正确的编码。',
  noHeader: (first) =>
    `此表格没有任何一行包含我们的列名；第一行是：${first}。请选择工作表或表头所在的行，或指定各列的含义。`,
  missingColumns: (names) =>
    `表格中没有对应${names.map((name) => `“${name}”`).join('或')}的列，每个产品都需要它。请指定是哪一列，或添加此列。`,
  noSuchColumn: '表格中没有此列，产品将保存为缺少该内容的草稿。',
  openQuote: (row) =>
    `无法读取该文件：第 ${row} 行附近有一个引号没有闭合。引号内的英寸符号请写两次："Pipe 2"" long"。`,
  notes: {
    sheet: (name, count) => `读取的工作表：“${name}”（共 ${count} 个）。`,
    header: (row) => `第 ${row} 行作为表头，其上的内容已忽略。`,
    hiddenRows: (n) => `表格中有 ${n} 行被隐藏或筛选掉，仍会读取。`,
    hiddenColumns: (names) => `表格中隐藏的列仍会读取：${names.join('、')}。`,
    merged: (n) => `有 ${n} 个单元格属于合并单元格，按合并单元格显示的内容读取。`,
    moreColumns: (read) =>
      `表格超过 ${read} 列，只读取前 ${read} 列。请删除不需要的列，或将需要的列移到左侧。`,
    missing: (name) => `表格中没有“${name}”列，产品将保存为缺少该内容的草稿。`,
  },
  remarks: {
    error_value: (value) => `此单元格显示错误（${value}），未读取。`,
    not_computed: () => '此公式尚未计算。请用表格软件打开并保存文件，或直接填写数值。',
    is_date: (shown) =>
      `表格软件已将此内容变为日期，显示为“${shown}”。如果不是日期，请将单元格设为文本格式后重新填写。`,
    rounded: (detail) =>
      `单元格显示 ${detail.split(' ')[0]}，实际值为 ${detail.split(' ').at(-1)}；按显示的内容读取。`,
    too_many_digits: (shown) =>
      `表格软件只能保存 15 位数字，${shown} 的末尾数字已丢失。请将单元格设为文本格式后重新填写。`,
    merged: (row) => `与第 ${row} 行的单元格合并，按其内容读取。`,
    hidden_row: () => '此行在表格中被隐藏或筛选掉，仍会读取。',
    comma_outside: (text) => `有逗号在引号之外，以下内容已按一个单元格读取：${text.slice(0, 100)}`,
    more_cells: (detail) =>
      `此行有 ${detail.split(' ')[0]} 个单元格，而表头有 ${detail.split(' ')[1]} 个。含有逗号或引号的单元格请加引号。`,
    swallowed_row: () => '此单元格中似乎包含了另一行：前面有引号没有闭合。引号内的英寸符号请写两次。',
  },
  unknownColumn: '无法识别此列，已忽略。',
  doubleColumn: '此列重复，第二列已忽略。',
  unknownGroup: '没有此分组，产品将不分组。',
  unknownGroupKept: '没有此分组，产品仍在原分组。',
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
  notYourProduct: '这不是您的产品。新产品请将此格留空。',
  productDeleted: '此产品在回收站中，请先恢复。',
  numberOfAnother: '您的另一产品已使用此货号。',
  sameProduct: (lines) =>
    `以下各行指向同一产品或使用同一货号：${lines.slice(0, 10).join('、')}${lines.length > 10 ? '…' : ''}。请只保留一行。`,
  changedSince: '检查之后此产品已有改动，为避免覆盖，请重新检查表格。',
  editsFull: '您已有 200 项修改等待审核，暂不能再通过表格提交。请在部分审核完成后重新导入此行。',
  certifiedOnly: '修改此产品需要审核，企业认证通过后方可提交。',
  empties: '单元格为空：产品的此项内容将被删除。',
  notEmptied: '此项不能清空。如需保留原内容，请删除该列。',
  keepsPictures: '产品保留现有图片：清空此单元格即可改用该行中的图片。',
  keepsPicture: (name) => `产品已有同名图片，保留原图；如需替换，请将文件改名：${name}`,
  tooLongForCell: '（内容过长，单元格无法容纳。请保留此句，产品描述将保持不变。）',
  notInCell: '此句代表另一产品的描述，请填写描述。',
  changes: (headers, way) => `${headers.join('、')}：${way}`,
  ways: {
    atOnce: '立即修改',
    revision: '修改等待审核，已通过的版本继续展示',
    underReview: '已修改，仍在审核中',
    submitted: '已修改并提交审核',
    draft: '已修改草稿',
  },
  becomesDraft: '产品数量已达上限，此产品保存为草稿。',
  givenUp: '导入在同一处中断了三次，已放弃。此前已导入的内容保留；请把其余行放在另一个表格中导入。',
  sheet: {
    unreadable: '无法读取该文件。',
    no_sheet: '压缩包中没有 CSV 或 XLSX 文件。',
    two_sheets: '压缩包中有多个 CSV 或 XLSX 文件。',
    unpacks_too_large: '文件解压后超过 100 MB 或文件过多。',
    too_many_rows: '表格超过 1,000 行。',
    no_rows: '表头下没有数据行。',
    other_kind: '仅支持从 XLSX、CSV 或包含其中之一的 ZIP 导入产品。请先将此文件另存为 XLSX（.xlsx）。',
    password: '文件有密码保护，请取消密码后另存。',
    open_quote: '有引号没有闭合。',
    account: '该账户或企业已不能发布产品。',
  },
  faults: ['行', '列', '级别', '问题'],
  severity: { block: '必须修改', warn: '请检查' },
  more: (n) => `另有 ${n} 条`,
  results: ['行', '结果', '产品ID', '提示'],
  outcomes: {
    real: {
      refused: '未导入',
      drafts: '草稿',
      submitted: '已提交审核',
      changed: '已修改',
      same: '无变化',
    },
    dry: {
      refused: '将无法导入',
      drafts: '将成为草稿',
      submitted: '将提交审核',
      changed: '将修改',
      same: '无变化',
    },
  },
  examples: {
    title: 'Stainless steel hexagon bolt M8 x 40',
    keywords: 'hex bolt; M8 bolt',
    price: '1-99: 2.50; 100+: 2.20',
    images: 'bolt-1.jpg; bolt-2.jpg',
    content: 'Bolts of stainless steel for outdoor use.',
  },
};
