import type { reviewRoutes } from '../../../../contract/review.ts';
import type { Reply } from '../../../../contract/route.ts';

/** An account with its company, as operators find it. */
export type Account = Reply<typeof reviewRoutes.listUsers>['items'][number];
