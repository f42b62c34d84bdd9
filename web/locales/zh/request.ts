import type { RequestWords } from '../en/request.ts';

export const request: RequestWords = { title: '发布采购需求' };
