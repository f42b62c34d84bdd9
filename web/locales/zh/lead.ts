import type { LeadWords } from '../en/lead.ts';

export const lead: LeadWords = { title: '求购信息' };
