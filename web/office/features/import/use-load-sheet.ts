import type { importRoutes } from '../../../../contract/product/import.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { callForBlob } from '../../../client/call.ts';
import { saveFile } from '../../../client/save-file.ts';

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
