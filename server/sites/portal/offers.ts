/** Membership and promotion service (seed 000 §2.14, §2.15). */
import { siteTitle } from '../../../domain/page-title.ts';
import type { PageRequest, Posted } from '../site.ts';
import type { PortalResult } from './result.ts';

const EMPTY = { values: {}, errors: {}, failure: '' };

export async function membership({ lang }: PageRequest): PortalResult {
  return {
    page: 'membership',
    props: { form: EMPTY, sent: false },
    head: { title: siteTitle(lang === 'zh' ? '跨境通会员' : 'Membership'), description: '' },
    tags: [],
  };
}

export async function submitMembership(_request: PageRequest, _posted: Posted): PortalResult {
  return null;
}

export async function promotion({ lang }: PageRequest): PortalResult {
  return {
    page: 'promotion',
    props: { form: EMPTY, sent: false },
    head: { title: siteTitle(lang === 'zh' ? '跨境推广服务' : 'Cross-border promotion'), description: '' },
    tags: [],
  };
}

export async function submitPromotion(_request: PageRequest, _posted: Posted): PortalResult {
  return null;
}
