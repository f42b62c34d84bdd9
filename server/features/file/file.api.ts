import type { fileRoutes } from '../../../contract/file.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { readPrivateFile } from './file.ts';
import { announceFile } from './inert.ts';
import { guestBound, takeUpload } from './upload.ts';

export { serveFiles } from './public-files.ts';

export const fileApi = (deps: Deps): Handlers<typeof fileRoutes> => {
  const bound = guestBound();
  return {
    upload: ({ caller, request, query }) => takeUpload(deps, caller, request, query, bound),
    uploadForFeedback: ({ caller, request, query }) => takeUpload(deps, caller, request, query, bound),
    uploadForEnquiry: ({ caller, request, query }) => takeUpload(deps, caller, request, query, bound),
    privateFile: async ({ caller, params, reply }) => {
      const { file, bytes } = await readPrivateFile(deps, caller, params.key);
      announceFile(reply, file);
      return bytes;
    },
  };
};
