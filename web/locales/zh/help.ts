import type { HelpWords } from '../en/help.ts';

export const help: HelpWords = { guide: '新手上路', feedback: '问题反馈' };
