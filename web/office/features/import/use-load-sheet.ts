import type { importRoutes } from '../../../../contract/import.ts';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { saveFile } from '../../../backoffice/save-file.ts';
import { callForBlob } from '../../../client/call.ts';

type SheetRoute = typeof importRoutes.importFaultsSheet | typeof importRoutes.importResultsSheet;

/** Fetches what an import said as a file of this name. */
export function useLoadSheet() {
  const fail = useFailureNotice();
  return (route: SheetRoute, id: number, name: string): void => {
    callForBlob(route, { params: { id } })
      .then((blob) => saveFile(blob, name))
      .catch(fail);
  };
}
