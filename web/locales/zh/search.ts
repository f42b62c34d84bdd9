import type { SearchWords } from '../en/search.ts';

export const search: SearchWords = { results: '搜索结果' };
