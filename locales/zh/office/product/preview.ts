import type { officePreview as en } from '../../../en/office/product/preview.ts';

export const officePreview: typeof en = {
  title: '预览',
  close: '关闭预览',
  template: '模板',
  device: '宽度',
  devices: { desktop: '电脑', tablet: '平板', phone: '手机' },
  language: '语言',
  languages: { en: 'English', zh: '中文' },
  page: '页面',
  waiting: '正在生成页面…',
  incomplete: '填写全部必填内容后，页面会显示在这里。',
  failed: '内容填写完整后才能显示，当前为上一次的预览。',
};
