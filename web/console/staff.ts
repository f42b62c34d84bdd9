import { type User, userRoutes } from '../../contract/account/user.ts';
import { useCall } from '../backoffice/app/queries.ts';
import type { Who } from './screens.ts';

export const useStaff = () => useCall(userRoutes.getUser, {}, { staleTime: 60_000 });

/** Users, membership, outbox and audit are for operators and above. */
export const isOperator = ({ role }: User): boolean => role === 'operator' || role === 'administrator';

/** Whether a screen is for this account. */
export const maySee = (who: Who, user: User): boolean =>
  who === 'administrator' ? user.role === 'administrator' : who !== 'operator' || isOperator(user);
