import type { auditRoutes } from '../../../contract/operator/audit.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { listAudit } from './audit.ts';

export const auditApi = (deps: Deps): Handlers<typeof auditRoutes> => ({
  listAudit: ({ query }) => listAudit(deps, query),
});
