/** Where a guest confirms their address (decision 27), on the portal and the mobile site. */

import type { ConfirmPage } from '../../../contract/pages.ts';
import type { ErrorCode } from '../../../contract/schema/error.ts';
import type { ConfirmationState } from '../../../domain/account/confirmation.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { HEADS } from '../../../locales/heads.ts';
import { confirmAddress, confirmationOf } from '../../features/confirmation/confirmation.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { LoadedPage, PageRequest, Posted } from '../site.ts';

const REFUSALS: ErrorCode[] = ['not_found', 'link_expired', 'wrong_state'];
const STATUS: Record<ConfirmationState, number> = {
  open: 200,
  confirmed: 200,
  expired: 410,
  withdrawn: 410,
  unknown: 404,
};

export async function confirmPage({
  deps,
  params,
  lang,
}: PageRequest): Promise<LoadedPage<'confirm', ConfirmPage>> {
  const { thing, state, path } = await confirmationOf(deps, params.token!);
  const { scheme, publicHost } = deps.environment;
  return {
    page: 'confirm',
    props: { thing, state, follow: path && `${scheme}://${publicHost}${path}` },
    head: { title: siteTitle(HEADS[lang].confirm.title), description: '' },
    tags: [],
    status: STATUS[state],
  };
}

/** What cannot be confirmed is said on the page itself. */
export async function submitConfirmation(request: PageRequest, { caller }: Posted) {
  const { deps, params } = request;
  try {
    const { path } = await confirmAddress(deps, caller, params.token!);
    const { scheme, publicHost } = deps.environment;
    return { redirect: `${scheme}://${publicHost}${path}`, status: 303 as const };
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.includes(error.code)) return confirmPage(request);
    throw error;
  }
}
