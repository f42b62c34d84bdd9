import { importRoutes, type ReadingChoices } from '../../../../../contract/product/import.ts';
import { featureOf, useSend } from '../../../../backoffice/app/queries.ts';

const { setImportReading } = importRoutes;
const change = featureOf(importRoutes)(setImportReading);

/** Says how the file of an import is to be read; it is checked again at once. */
export function useReading(id: number, onSaid: () => void) {
  const send = useSend(change);
  return {
    busy: send.isPending,
    say: (body: ReadingChoices) => send.mutate({ params: { id }, body }, { onSuccess: onSaid }),
  };
}
export type Reading = ReturnType<typeof useReading>;
