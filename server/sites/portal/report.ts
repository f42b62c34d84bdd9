/** Reporting a thing named by the address, without script (decision 27). */

import { newReport, type ReportedThing } from '../../../contract/operator/report.ts';
import type { FormState } from '../../../contract/pages.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { REPORT_TARGETS } from '../../../domain/report.ts';
import { HEADS } from '../../../locales/heads.ts';
import { createReport, reportable } from '../../features/report/report.ts';
import { EMPTY_FORM, tryForm, valuesOf } from '../http/forms.ts';
import type { PortalResult } from '../pages/result.ts';
import { inLanguage } from '../seo/addresses.ts';
import type { PageRequest, Posted } from '../site.ts';

/** The id of the thing under its type; `token` is that of a guest's link; `sent` once it has arrived. */
export const REPORT_QUERY = [...REPORT_TARGETS, 'token', 'sent'];

function targetIn(query: URLSearchParams): ReportedThing | null {
  const type = REPORT_TARGETS.find((one) => query.has(one));
  const id = Number(type && query.get(type));
  return type && Number.isSafeInteger(id) && id > 0 ? { type, id } : null;
}

const tokenIn = (query: URLSearchParams) => (query.get('token') ?? '').slice(0, 100);

export const reportPage = (request: PageRequest): PortalResult => page(request, EMPTY_FORM, 200);

export async function submitReport(request: PageRequest, posted: Posted): PortalResult {
  const { deps, query, lang } = request;
  const { reason, note, email } = Object.fromEntries(posted.fields);
  const input = { target: targetIn(query) ?? undefined, token: tokenIn(query), reason, note, email };
  const refused = await tryForm(newReport, input, posted, (body) => createReport(deps, posted.caller, body));
  if (refused) return page(request, { ...refused, values: valuesOf(posted.fields) }, 422);
  return { redirect: inLanguage('/report?sent=1', lang), status: 303 };
}

async function page({ deps, lang, query }: PageRequest, form: FormState, status: number): PortalResult {
  const target = targetIn(query);
  const title = target && (await reportable(deps, target, tokenIn(query)));
  const sent = query.get('sent') === '1';
  return {
    page: 'report',
    props: { thing: title === null ? null : { type: target!.type, title }, form, sent },
    head: { title: siteTitle(HEADS[lang].report.title), description: '', unlisted: true },
    tags: [],
    status: title === null && !sent ? 404 : status,
  };
}
