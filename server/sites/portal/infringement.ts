/** Sending a notice of infringement, and following it by the link of a mail; without script (decision 37). */

import { readKept } from '../../../contract/deal/purchase-form.ts';
import { infringementRoutes, newInfringement } from '../../../contract/operator/infringement.ts';
import type { FormState } from '../../../contract/pages.ts';
import { MAX_PROOFS, NOTICE_STATUS } from '../../../domain/decision/infringement.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import {
  confirmInfringement,
  createInfringement,
  sentInfringement,
  writeAsHolder,
} from '../../features/infringement/infringement.ts';
import { ApiError } from '../../platform/http/error.ts';
import { EMPTY_FORM, tryForm, valuesOf } from '../http/forms.ts';
import { storeFiles } from '../pages/request.ts';
import type { PortalResult } from '../pages/result.ts';
import { inLanguage } from '../seo/addresses.ts';
import type { PageRequest, Posted } from '../site.ts';

export const INFRINGEMENT_QUERY = ['sent'];

export const infringementPage = (request: PageRequest): PortalResult => page(request, EMPTY_FORM, 200);

export async function submitInfringement(request: PageRequest, posted: Posted): PortalResult {
  const { deps, lang } = request;
  const { fields } = posted;
  const wrong = await storeFiles(request, posted, MAX_PROOFS);
  const refusedBy = (form: FormState) =>
    page(
      request,
      { ...form, values: valuesOf(fields), errors: { ...form.errors, ...(wrong && { files: wrong }) } },
      422,
    );
  if (wrong) return refusedBy(EMPTY_FORM);
  const input = {
    ...Object.fromEntries(fields),
    files: fields.getAll('kept').flatMap((value) => readKept(value)?.id ?? []),
    goodFaith: fields.has('goodFaith'),
    accuracy: fields.has('accuracy'),
  };
  const refused = await tryForm(newInfringement, input, posted, (body) =>
    createInfringement(deps, posted.caller, body),
  );
  if (refused) return refusedBy(refused);
  return { redirect: inLanguage('/infringement?sent=1', lang), status: 303 };
}

async function page({ lang, query }: PageRequest, form: FormState, status: number): PortalResult {
  const words = HEADS[lang].infringement;
  return {
    page: 'infringement',
    props: { form, sent: query.get('sent') === '1' },
    head: { ...words, title: siteTitle(words.title), canonical: '/infringement' },
    tags: [],
    status,
  };
}

/** A link that opens nothing shows the page too, which says so. */
async function noticeOf({ deps, params }: PageRequest) {
  try {
    return await sentInfringement(deps, params.token!.slice(0, 100));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'link_expired') return null;
    throw error;
  }
}

export const SENT_INFRINGEMENT_QUERY = ['done'];

export const sentInfringementPage = (request: PageRequest): PortalResult => following(request, EMPTY_FORM);

/** The button that confirms, since programs that look through mail open links, and the form that writes to staff. */
export async function submitSentInfringement(request: PageRequest, posted: Posted): PortalResult {
  const { deps, lang, params } = request;
  const token = params.token!.slice(0, 100);
  const notice = await noticeOf(request);
  if (!notice) return following(request, EMPTY_FORM);
  if (notice.status === NOTICE_STATUS.unconfirmed) {
    await confirmInfringement(deps, posted.caller, token);
    return { redirect: inLanguage(`/infringement/${token}`, lang), status: 303 };
  }
  const input = { text: posted.fields.get('text') ?? '', action: posted.fields.has('action') };
  const refused = await tryForm(infringementRoutes.writeAboutInfringement.body, input, posted, (body) =>
    writeAsHolder(deps, posted.caller, token, body),
  );
  if (refused) return following(request, refused);
  return { redirect: inLanguage(`/infringement/${token}?done=1`, lang), status: 303 };
}

async function following(request: PageRequest, form: FormState): PortalResult {
  const { lang, query } = request;
  const notice = await noticeOf(request);
  const refused = form === EMPTY_FORM ? 200 : 422;
  return {
    page: 'sent-infringement',
    props: { notice, form, done: query.get('done') === '1' },
    head: { title: siteTitle(HEADS[lang].sentInfringement.title), description: '', unlisted: true },
    tags: [],
    status: notice ? refused : 410,
  };
}
