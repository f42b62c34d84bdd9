/** Posting a sourcing request (seed 000 §2.12). */
import { siteTitle } from '../../../domain/page-title.ts';
import type { PageRequest, Posted } from '../site.ts';
import type { PortalResult } from './result.ts';

export async function postRequest({ lang }: PageRequest): PortalResult {
  return {
    page: 'post-request',
    props: { form: { values: {}, errors: {}, failure: '' }, tree: [], product: null },
    head: { title: siteTitle(lang === 'zh' ? '发布采购需求' : 'Post a sourcing request'), description: '' },
    tags: ['tree'],
  };
}

export async function submitRequest(_request: PageRequest, _posted: Posted): PortalResult {
  return null;
}

export async function requestPosted({ lang }: PageRequest): PortalResult {
  return {
    page: 'request-posted',
    props: {},
    head: { title: siteTitle(lang === 'zh' ? '采购需求已提交' : 'Request posted'), description: '' },
    tags: [],
  };
}
