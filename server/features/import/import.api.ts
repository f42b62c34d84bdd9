import type { FastifyReply } from 'fastify';
import type { importRoutes } from '../../../contract/product/import.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { announceFile } from '../file/file.ts';
import * as imports from './import.ts';
import type { SheetFile } from './template.ts';

const send = (reply: FastifyReply, name: string, { bytes, mime, extension }: SheetFile): Buffer => {
  announceFile(reply, { key: name, mime, name: `${name}.${extension}` });
  return bytes;
};

export const importApi = (deps: Deps): Handlers<typeof importRoutes> => ({
  importTemplate: async ({ caller, query, reply }) =>
    send(reply, `products-${query.cate}`, await imports.importTemplate(deps, caller, query)),
  exportProducts: async ({ caller, query, reply }) =>
    send(reply, 'products', await imports.exportProducts(deps, caller, query)),
  startImport: ({ caller, query, request }) => imports.startImport(deps, caller, request, query),
  runImport: ({ caller, params }) => imports.runTried(deps, caller, params.id),
  setImportReading: ({ caller, params, body }) => imports.setReading(deps, caller, params.id, body),
  listImports: ({ caller, query }) => imports.listImports(deps, caller, query),
  importFaults: ({ caller, params, query }) => imports.listFaults(deps, caller, params.id, query),
  importFaultsSheet: async ({ caller, params, reply }) =>
    send(reply, `faults-${params.id}`, await imports.faultsSheet(deps, caller, params.id)),
  importResultsSheet: async ({ caller, params, reply }) =>
    send(reply, `results-${params.id}`, await imports.resultsSheet(deps, caller, params.id)),
  removeImport: async ({ caller, params }) => {
    await imports.removeImport(deps, caller, params.id);
    return null;
  },
});
