import type { consoleQueue as en } from '../../en/console/queue.ts';

export const consoleQueue: typeof en = {
  overview: {
    waiting: '待审核',
    oldest: '最早等待',
    nothingWaits: '暂无待审核',
    open: '进入队列',
  },
  entry: '内容',
  company: '公司',
  waitingFor: '已等待',
  claimedBy: '处理人',
  me: '我',
  claim: '领取',
  release: '释放',
  open: '审核',
  empty: '队列中没有待审核的内容',
};
