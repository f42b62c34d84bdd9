/** A guest's own request behind the link in the e-mail: the page, and its forms without script (decision 27). */

import { extension, purchaseEdit } from '../../../contract/deal/own-purchase.ts';
import { keptFile, readPurchaseForm } from '../../../contract/deal/purchase-form.ts';
import type { FormState, PortalPages } from '../../../contract/pages.ts';
import { posterDay } from '../../../domain/deal/closing.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { clearText } from '../../../domain/text/typed-number.ts';
import { HEADS } from '../../../locales/heads.ts';
import {
  closeGuestPurchase,
  copyGuestPurchase,
  editGuestPurchase,
  extendGuestPurchase,
  type GuestManaged,
  linkEnded,
  managedByGuest,
  renewLink,
} from '../../features/purchase/purchase.ts';
import { ApiError } from '../../platform/http/error.ts';
import { EMPTY_FORM, tryForm, valuesOf } from '../http/forms.ts';
import { formProps, storeFiles } from '../pages/request.ts';
import type { PortalResult } from '../pages/result.ts';
import type { PageRequest, Posted } from '../site.ts';

export const GUEST_REQUEST_QUERY = ['done'];
const DONE = ['close', 'extend', 'copy', 'edit'] as const;
const RENEW = 'renew';
type Done = (typeof DONE)[number];
const TOKEN_LENGTHS = { least: 20, most: 100 };

export const isToken = ({ length }: string) => length >= TOKEN_LENGTHS.least && length <= TOKEN_LENGTHS.most;
const managed = async ({ deps, params }: PageRequest): Promise<GuestManaged | null> =>
  isToken(params.token!) ? managedByGuest(deps, params.token!) : null;
const hasEnded = async ({ deps, params }: PageRequest): Promise<boolean> =>
  isToken(params.token!) && linkEnded(deps, params.token!);
const prefixed = ({ lang }: PageRequest, path: string) => `${lang === 'zh' ? '/zh' : ''}${path}`;

/** A link that leads to nothing shows the page too: its island says so. */
export async function guestRequest(request: PageRequest): PortalResult {
  const asked = request.query.get('done');
  if (await hasEnded(request)) return endedPage(request, asked === RENEW);
  const done = DONE.find((one) => one === asked) ?? null;
  return trackingPage(request, await managed(request), EMPTY_FORM, { done });
}

/** The forms of that page: to close, to extend, to post again. */
export async function submitGuestRequest(request: PageRequest, posted: Posted): PortalResult {
  const { deps, params } = request;
  const { fields, caller } = posted;
  const token = params.token!;
  if (fields.get('action') === RENEW && (await hasEnded(request))) {
    await renewLink(deps, caller, token);
    return { redirect: prefixed(request, `/request/${token}?done=${RENEW}`), status: 303 };
  }
  const action = DONE.find((one) => one === fields.get('action'));
  const purchase = await managed(request);
  if (!purchase || !action || action === 'edit') throw new ApiError('not_found');
  let next = token;
  const refused =
    action === 'close'
      ? await tryForm(extension.partial(), {}, posted, () => closeGuestPurchase(deps, caller, token))
      : await tryForm(
          extension,
          { closingDate: fields.get('closingDate') || undefined },
          posted,
          async ({ closingDate }) => {
            if (action === 'extend') await extendGuestPurchase(deps, caller, token, closingDate);
            else next = (await copyGuestPurchase(deps, caller, token, closingDate)).token;
          },
        );
  if (refused) return trackingPage(request, await managed(request), refused, { refusedAction: action });
  return { redirect: prefixed(request, `/request/${next}?done=${action}`), status: 303 };
}

function endedPage({ params, lang }: PageRequest, sent: boolean): Awaited<PortalResult> {
  return {
    page: 'guest-request',
    props: { token: params.token!, ended: { sent }, manage: null },
    head: { title: siteTitle(HEADS[lang].guestRequest.title), description: '' },
    tags: [],
    status: sent ? 200 : 410,
  };
}

function trackingPage(
  { params, lang }: PageRequest,
  purchase: GuestManaged | null,
  form: FormState,
  { done = null, refusedAction = null }: { done?: Done | null; refusedAction?: Done | null },
): Awaited<PortalResult> {
  const manage: PortalPages['guest-request']['manage'] = purchase && {
    actions: purchase.actions,
    edit: purchase.edit,
    extend: purchase.extend,
    copy: purchase.copy,
    timeZone: purchase.timeZone,
    done,
    refused: refusedAction && {
      action: refusedAction,
      sentence: form.errors.closingDate || form.failure,
    },
  };
  return {
    page: 'guest-request',
    props: { token: params.token!, ended: null, manage },
    head: { title: siteTitle(HEADS[lang].guestRequest.title), description: '' },
    tags: [],
    status: refusedAction ? 422 : 200,
  };
}

export async function guestEdit(request: PageRequest): PortalResult {
  const purchase = await managed(request);
  // closed in another tab, say: the request's own page tells what it is now
  if (!purchase?.actions.includes('edit'))
    return { redirect: prefixed(request, `/request/${request.params.token}`), status: 302 };
  return editPage(request, purchase, { ...EMPTY_FORM, values: valuesFrom(purchase) });
}

export async function submitGuestEdit(request: PageRequest, posted: Posted): PortalResult {
  const { deps, params } = request;
  const { fields, caller } = posted;
  const token = params.token!;
  const purchase = await managed(request);
  if (!purchase?.actions.includes('edit')) throw new ApiError(purchase ? 'wrong_state' : 'not_found');
  const wrong = await storeFiles(request, posted);
  const again = (form: FormState, status: number) =>
    editPage(request, purchase, { ...form, values: valuesOf(fields) }, status);
  const errors: FormState['errors'] = wrong ? { files: wrong } : {};
  if (fields.get('step') === 'category') return again({ ...EMPTY_FORM, errors }, 200);
  if (wrong) return again({ ...EMPTY_FORM, errors }, 422);
  const input = { ...readPurchaseForm(fields), version: Number(fields.get('version')) };
  const refused = await tryForm(purchaseEdit, input, posted, (body) =>
    editGuestPurchase(deps, caller, token, body),
  );
  if (refused) return again(refused, 422);
  return { redirect: prefixed(request, `/request/${token}?done=edit`), status: 303 };
}

const valuesFrom = ({ content, closingDate, version }: GuestManaged): FormState['values'] => ({
  title: content.title,
  category: String(content.category),
  description: content.description,
  quantity: clearText(content.quantity),
  unit: content.unit,
  receive: content.receive.code,
  targetPrice: content.targetPrice === null ? '' : clearText(content.targetPrice),
  currency: content.currency,
  closingDate: posterDay(closingDate),
  certifications: content.certifications.join('\n'),
  kept: content.files.map(keptFile).join('\n'),
  'contact.name': content.contact.name,
  'contact.company': content.contact.company,
  version: String(version),
});

async function editPage(
  request: PageRequest,
  purchase: GuestManaged,
  form: FormState,
  status = 200,
): PortalResult {
  const { lang, params } = request;
  return {
    page: 'guest-edit',
    props: {
      ...(await formProps(request, form, null)),
      token: params.token!,
      inEffect: purchase.extend !== null,
    },
    head: { title: siteTitle(HEADS[lang].guestRequest.title), description: '' },
    tags: [],
    status,
  };
}
