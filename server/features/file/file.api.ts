import type { fileRoutes } from '../../../contract/file/file.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { readPrivateFile } from './file.ts';
import { announceFile } from './public/inert.ts';
import { receiveUpload } from './upload/upload.ts';

export { serveFiles } from './public-files.ts';

export const fileApi = (deps: Deps): Handlers<typeof fileRoutes> => ({
  upload: ({ caller, request, query }) => receiveUpload(deps, caller, request, query),
  uploadForFeedback: ({ caller, request, query }) => receiveUpload(deps, caller, request, query),
  uploadForEnquiry: ({ caller, request, query }) => receiveUpload(deps, caller, request, query),
  privateFile: async ({ caller, params, reply }) => {
    const { file, bytes } = await readPrivateFile(deps, caller, params.key);
    announceFile(reply, file);
    return bytes;
  },
});
