/** Guide and feedback (seed 000 §2.17, §2.18); the legal documents are in legal.ts. */
import { siteTitle } from '../../../domain/page-title.ts';
import type { PageRequest, Posted } from '../site.ts';
import type { PortalResult } from './result.ts';

export async function guide({ lang }: PageRequest): PortalResult {
  return {
    page: 'guide',
    props: {},
    head: { title: siteTitle(lang === 'zh' ? '新手上路' : 'Getting started'), description: '' },
    tags: [],
  };
}

export async function feedback({ lang }: PageRequest): PortalResult {
  return {
    page: 'feedback',
    props: { form: { values: {}, errors: {}, failure: '' } },
    head: { title: siteTitle(lang === 'zh' ? '问题反馈' : 'Feedback'), description: '' },
    tags: [],
  };
}

export async function submitFeedback(_request: PageRequest, _posted: Posted): PortalResult {
  return null;
}

export async function feedbackSent({ lang }: PageRequest): PortalResult {
  return {
    page: 'feedback-sent',
    props: {},
    head: { title: siteTitle(lang === 'zh' ? '提交成功' : 'Feedback sent'), description: '' },
    tags: [],
  };
}
