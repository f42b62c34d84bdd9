/** Guide, feedback and legal documents (seed 000 §2.16–2.18). */
import type { Language } from '../../../contract/error.ts';
import type { LegalDocument } from '../../../contract/pages.ts';
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

export const legal =
  (document: LegalDocument, language: Language) =>
  async (_: PageRequest): PortalResult => ({
    page: 'legal',
    props: { document, language },
    head: { title: siteTitle(document), description: '' },
    tags: [],
  });
