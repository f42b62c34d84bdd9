import type { reportRoutes } from '../../../contract/operator/report.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { actOnReport } from './act.ts';
import * as report from './report.ts';

export const reportApi = (deps: Deps): Handlers<typeof reportRoutes> => ({
  createReport: ({ caller, body }) => report.createReport(deps, caller, body),
  listReports: ({ caller, query }) => report.listReports(deps, caller, query.state, query),
  countReports: () => report.countReports(deps),
  actOnReport: ({ caller, params, body }) => actOnReport(deps, caller, params.id, body),
  handleReport: ({ caller, params }) => report.resolveReport(deps, caller, params.id),
  reopenReport: ({ caller, params }) => report.reopenReport(deps, caller, params.id),
});
