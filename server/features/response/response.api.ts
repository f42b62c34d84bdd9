import type { answerRoutes } from '../../../contract/operator/answer.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { listAnswers } from './response.ts';

export const responseApi = (deps: Deps): Handlers<typeof answerRoutes> => ({
  listAnswers: ({ query }) => listAnswers(deps, query),
});
