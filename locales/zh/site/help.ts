import type { help as en } from '../../en/site/help.ts';
import { feedback } from './feedback.ts';
import { licences } from './licences.ts';

export const help: typeof en = {
  guide: '新手上路',
  feedback,
  licences,
  feedbackAside: {
    title: '怎样反馈最有帮助',
    points: [
      '写明页面地址，或产品、采购需求的编号。',
      '按顺序说明您的操作，以及随后看到的情况。',
      '附上截图：直接粘贴，或添加图片文件。',
    ],
    elsewhere: '您是不是要找',
  },
  frame: {
    label: '帮助与规则',
    groups: { help: '帮助', terms: '网站条款', rules: '网站规则' },
    pages: {
      guide: '新手上路',
      feedback: '问题反馈',
      'terms-and-conditions': '用户协议',
      disclaimer: '免责声明',
      'privacy-policy': '隐私政策',
      licences: '开源许可',
      'prohibited-category': '禁售类目',
      'standard-of-product-publishment': '产品发布规范',
      'standard-of-images': '图片规范',
    },
  },
  legal: { contents: '目录', examples: '例如：' },
};
