import { useEffect } from 'react';
import { useSend } from '../../../backoffice/app/queries.ts';
import { carryGuestSaved } from '../../../client/saved.ts';
import { carrySaved } from './saved.queries.ts';

/** What was saved before signing in, or registering, becomes the member's. */
export function useCarrySaved(): void {
  const { mutateAsync } = useSend(carrySaved);
  useEffect(() => {
    void carryGuestSaved((body) => mutateAsync({ body }));
  }, [mutateAsync]);
}
