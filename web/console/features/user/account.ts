import type { accountRoutes } from '../../../../contract/account.ts';
import type { Reply } from '../../../../contract/route.ts';

/** An account with its company, as operators find it. */
export type Account = Reply<typeof accountRoutes.listUsers>['items'][number];
