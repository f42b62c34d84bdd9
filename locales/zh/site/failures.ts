import type { failures as en } from '../../en/site/failures.ts';

export const failures: typeof en = {
  notFound: '抱歉，您访问的页面不存在。',
  notFoundText: '页面可能已移动，或该产品已下架。您可以搜索，或从这里重新开始。',
  searchFor: '搜索产品',
  toHome: '返回首页',
  toCategories: '浏览全部类目',
  failed: '服务器出错了。',
  failedText: '页面暂时无法显示，请稍后再试。',
  closedText: '请稍后再来。',
  unavailable: '服务暂时不可用。',
  unavailableText: '系统通常会在一分钟内自动恢复，请稍后再试。',
  refusedText: '请返回修改后重新提交，或从这里重新开始。',
  offline: '没有网络连接',
  offlineText: '目前无法加载内容。价格和采购需求会变化，我们不会显示可能过期的信息；恢复网络后即可继续浏览。',
  retry: '重试',
  kept: '您填写的内容没有丢失，已保留在本页，重试时会一并提交；如有附件，需要重新选择。',
  sendAgain: '重新提交',
};
