import type { OfficeImportWords } from '../en/office-import.ts';

export const officeImport: OfficeImportWords = {
  template: {
    title: '1. 填写模板',
    text: '选择类目后下载模板：表格含该类目的产品参数列和一行示例。同一单元格中的多个价格或图片用分号隔开。',
    category: '模板类目',
    load: (format) => `下载 ${format}`,
  },
  file: {
    title: '2. 检查表格',
    text: '支持 CSV、XLSX，或包含表格和图片的 ZIP；最多 1,000 行、300 张图片、20 MB。图片按文件名在压缩包或您的相册中查找。检查只将文件保留 24 小时，不保存其他内容。',
    drop: '将文件拖到此处，或点击选择',
    drafts: '全部保存为草稿',
    submit: '通过检查的产品提交审核，其余保存为草稿',
    submitNeeds: '提交审核需要先通过企业认证。',
  },
  imports: {
    title: '导入记录',
    empty: '暂无导入记录。',
    dry: '检查',
    real: '导入',
    columns: { file: '文件', what: '类型', state: '状态', result: '结果', time: '时间' },
    state: { waiting: '等待中', running: '进行中', asking: '等待您确认', done: '已完成', failed: '失败' },
    of: (done, total) => `${done} / ${total} 行`,
    result: (submitted, drafts, refused) => `提交审核 ${submitted} · 草稿 ${drafts} · 未导入 ${refused}`,
    wouldBe: (submitted, drafts, refused) =>
      `预计：提交审核 ${submitted} · 草稿 ${drafts} · 无法导入 ${refused}`,
    faults: (n) => `${n} 条提示`,
    run: '正式导入',
    runAsk: (n) => `确定导入 ${n} 行吗？无法导入的行将被跳过。`,
    remove: '从列表中移除',
    removeAsk: '从列表中移除此导入记录？其文件和提示将被删除，已导入的产品不受影响。',
    results: '逐行结果',
  },
  faults: {
    title: '按行列显示的提示',
    row: '行',
    column: '列',
    fault: '提示',
    none: '没有问题。',
    load: '下载 CSV',
    more: (n) => `另有 ${n} 条未列出：每行最多列出12条，每次导入最多3,000条。`,
    whole: '整行',
  },
  export: {
    title: '导出',
    text: '将一个列表中的产品导出为可再次导入的表格。',
    list: '列表',
  },
};
