/** A guest's deal behind the link of the request: the page, and its forms without script (decision 38). */
import { type Deal, dealRoutes, stepFacts } from '../../../contract/deal/deal.ts';
import type { FormState } from '../../../contract/pages.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { guestDeal, setGuestStep, takeGuestStepBack } from '../../features/deal/deal.ts';
import { ApiError } from '../../platform/http/error.ts';
import { EMPTY_FORM, tryForm } from '../http/forms.ts';
import type { PortalResult } from '../pages/result.ts';
import { inLanguage } from '../seo/addresses.ts';
import type { PageRequest, Posted } from '../site.ts';
import { isToken } from './tracking.ts';

export const dealPage = (request: PageRequest): PortalResult => page(request, EMPTY_FORM);

/** Sets a step, or takes it back. */
export async function submitDeal(request: PageRequest, posted: Posted): PortalResult {
  const { deps, lang } = request;
  const { fields, caller } = posted;
  const token = request.params.token!;
  const { step } =
    dealRoutes.setGuestDealStep.params.pick({ step: true }).safeParse({ step: fields.get('step') }).data ??
    {};
  if (!step || !isToken(token)) throw new ApiError('not_found');
  const refused =
    fields.get('action') === 'take_back'
      ? await tryForm(stepFacts.partial(), {}, posted, () => takeGuestStepBack(deps, caller, token, step))
      : await tryForm(
          stepFacts,
          { day: fields.get('day') || undefined, note: fields.get('note') ?? '' },
          posted,
          (facts) => setGuestStep(deps, caller, token, step, facts),
        );
  if (refused) return page(request, refused);
  return { redirect: inLanguage(`/deal/${token}`, lang), status: 303 };
}

async function page({ deps, params, lang }: PageRequest, form: FormState): PortalResult {
  const token = params.token!;
  let deal: Deal | null = null;
  try {
    if (isToken(token)) deal = await guestDeal(deps, token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // there the guest asks for another link
    if (error.code === 'link_ended') return { redirect: inLanguage(`/request/${token}`, lang), status: 302 };
    if (error.code !== 'not_found') throw error;
  }
  return {
    page: 'guest-deal',
    props: { token, deal, form, today: deps.now().toISOString().slice(0, 10) },
    head: { title: siteTitle(HEADS[lang].guestDeal.title), description: '' },
    tags: [],
    status: !deal ? 404 : form === EMPTY_FORM ? 200 : 422,
  };
}
