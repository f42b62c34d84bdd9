/** An enquiry to several suppliers, and a guest's thread behind the link in the e-mail (decision 27). */
import { type EnquiryTarget, newEnquiry } from '../../../contract/deal/enquiry.ts';
import type { FormState } from '../../../contract/pages.ts';
import { MAX_ENQUIRY_FILES, MAX_TARGETS, promptNames } from '../../../domain/deal/enquiry.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { typedDecimal } from '../../../domain/text/typed-number.ts';
import { HEADS } from '../../../locales/heads.ts';
import {
  createEnquiry,
  enquiryLinkEnded,
  recipients,
  renewEnquiryLink,
} from '../../features/enquiry/enquiry.ts';
import { ApiError } from '../../platform/http/error.ts';
import { EMPTY_FORM, tryForm, valuesOf } from '../http/forms.ts';
import { countriesIn } from '../pages/leads.ts';
import { storeFiles } from '../pages/request.ts';
import type { PortalResult } from '../pages/result.ts';
import { inLanguage } from '../seo/addresses.ts';
import type { PageRequest, Posted } from '../site.ts';

/** `ids` of products and `companies`, with commas between them, the `quantity` needed; `sent`, `confirm` and `gone` once it was sent. */
export const ENQUIRY_QUERY = ['ids', 'companies', 'quantity', 'sent', 'confirm', 'gone'];
const TOKEN_LENGTHS = { least: 20, most: 100 };

const idsIn = (query: URLSearchParams, name: string): number[] => [
  ...new Set(
    (query.get(name) ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  ),
];

const targetsIn = (query: URLSearchParams): EnquiryTarget[] => [
  ...idsIn(query, 'ids').map((id) => ({ type: 'product', id }) as const),
  ...idsIn(query, 'companies').map((id) => ({ type: 'company', id }) as const),
];

export const askSeveral = (request: PageRequest): PortalResult => formPage(request, EMPTY_FORM);

/** The form of that page, sent without script. */
export async function submitEnquiry(request: PageRequest, posted: Posted): PortalResult {
  const { deps, lang, query } = request;
  const { fields, caller } = posted;
  const wrong = await storeFiles(request, posted, MAX_ENQUIRY_FILES);
  const again = (form: FormState) => formPage(request, { ...form, values: valuesOf(fields) }, 422);
  if (wrong) return again({ ...EMPTY_FORM, errors: { files: wrong } });
  // what has left the marketplace since is said by the page that comes again
  const { known } = await recipients(deps, targetsIn(query).slice(0, MAX_TARGETS));
  let sent = { to: 0, confirm: false, gone: false };
  const refused = await tryForm(newEnquiry, { ...readForm(fields), targets: known }, posted, async (body) => {
    const { ids, confirm, gone } = await createEnquiry(deps, caller, body);
    sent = { to: ids.length, confirm, gone };
  });
  if (refused) return again(refused);
  const done = `sent=${sent.to}${sent.confirm ? '&confirm=1' : ''}${sent.gone ? '&gone=1' : ''}`;
  return { redirect: inLanguage(`/enquiry?${done}`, lang), status: 303 };
}

function readForm(fields: URLSearchParams) {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  const quantity = text('quantity');
  return {
    message: text('message'),
    subject: text('subject'),
    quantity: quantity ? typedDecimal(quantity) : null,
    unit: quantity ? text('unit') || null : null,
    country: text('country'),
    name: text('name'),
    email: text('email'),
    company: text('company'),
    files: fields.getAll('kept').map((kept) => Number.parseInt(kept, 10)),
  };
}

async function formPage(request: PageRequest, form: FormState, status = 200): PortalResult {
  const { deps, lang, query } = request;
  const asked = targetsIn(query);
  const chosen = asked.slice(0, MAX_TARGETS);
  const { known, gone, suppliers } = await recipients(deps, chosen);
  const products = suppliers.flatMap((supplier) => supplier.products);
  const units = new Set(products.map(({ unit }) => unit));
  const sentTo = Number(query.get('sent'));
  return {
    page: 'enquiry',
    props: {
      suppliers: suppliers.map(({ id, name, domain, products: own }) => ({
        id,
        name,
        domain,
        products: own.map(({ id: product, title, image }) => ({ id: product, title, image })),
      })),
      targets: known,
      missing: known.length < chosen.length,
      gone,
      tooMany: asked.length > MAX_TARGETS,
      prompts: promptNames(products),
      unit: units.size === 1 ? products[0]!.unit : null,
      countries: await countriesIn(deps, lang),
      form,
      sent:
        sentTo >= 1 && sentTo <= MAX_TARGETS
          ? { to: sentTo, confirm: query.get('confirm') === '1', gone: query.get('gone') === '1' }
          : null,
    },
    head: { title: siteTitle(HEADS[lang].enquiry.title), description: '', unlisted: true },
    tags: [],
    status,
  };
}

const hasEnded = async ({ deps, params }: PageRequest): Promise<boolean> => {
  const token = params.token!;
  return (
    token.length >= TOKEN_LENGTHS.least && token.length <= TOKEN_LENGTHS.most && enquiryLinkEnded(deps, token)
  );
};

/** A link that leads to nothing shows the page too: its island says so. */
export async function guestEnquiry(request: PageRequest): PortalResult {
  const { params, lang, query } = request;
  const ended = (await hasEnded(request)) ? { sent: query.get('done') === 'renew' } : null;
  return {
    page: 'guest-enquiry',
    props: { token: params.token!, ended },
    head: { title: siteTitle(HEADS[lang].guestEnquiry.title), description: '' },
    tags: [],
    status: ended && !ended.sent ? 410 : 200,
  };
}

/** Another link by mail. */
export async function submitGuestEnquiry(request: PageRequest, { fields, caller }: Posted): PortalResult {
  const { deps, params, lang } = request;
  if (fields.get('action') !== 'renew' || !(await hasEnded(request))) throw new ApiError('not_found');
  await renewEnquiryLink(deps, caller, params.token!);
  return { redirect: inLanguage(`/enquiry/${params.token}?done=renew`, lang), status: 303 };
}
