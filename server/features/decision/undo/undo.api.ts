import type { undoRoutes } from '../../../../contract/review/undo.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import { type Undoing, undoDecision } from './undo.ts';

export const undoApi = (deps: Deps, undoing: Undoing): Handlers<typeof undoRoutes> => ({
  undoDecision: ({ caller, params }) => undoDecision(deps, undoing, caller, params.kind, params.id),
});
